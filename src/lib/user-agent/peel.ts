/** A User-Agent header, and whether something around it was removed. */
export interface Peeled {
  readonly userAgent: string;
  readonly isPeeled: boolean;
}

/** Lines of Apache's and nginx's combined log: the header is the last text in quotation marks. */
const LOG_LINE = /"[A-Z]{3,10} \S+ HTTP\/[\d.]+" \d{3} (?:\d+|-) "[^"]*" "([^"]*)"/u;

/** What stands before and after a header in other texts. The last group is the header. */
const WRAPPERS: readonly RegExp[] = [
  /^(?:-A|--user-agent|-H|--header)[\s=]+(.+)$/iu,
  /^"([^"]*)"[,;]?$/u,
  /^'([^']*)'[,;]?$/u,
  /^`([^`]*)`[,;]?$/u,
  /^(["']?)(?:HTTP_)?User[-_]?Agent\1\s*(?:[:=]|=>)\s*(.*)$/iu,
];

const MAX_LAYERS = 4;

/** Removes what surrounds a header that was copied out of a request, a log, a command or a program. */
export function peelUserAgent(text: string): Peeled {
  const logged = LOG_LINE.exec(text)?.[1];
  if (logged !== undefined) return { userAgent: logged, isPeeled: true };
  let userAgent = text.trim();
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const inner = WRAPPERS.map((wrapper) => wrapper.exec(userAgent)?.at(-1)).find((found) => found !== undefined);
    if (inner === undefined) break;
    userAgent = inner.trim();
  }
  return { userAgent, isPeeled: userAgent !== text.trim() };
}
