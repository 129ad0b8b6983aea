import type { Rule } from '../surroundings/surroundings.ts';
import { pattern, peel } from '../surroundings/surroundings.ts';

/** A User-Agent header, and whether something around it was removed. */
export interface Peeled {
  readonly userAgent: string;
  readonly isPeeled: boolean;
}

/** Lines of Apache's and nginx's combined log: the header is the last text in quotation marks. */
const LOG_LINE = /"[A-Z]{3,10} \S+ HTTP\/[\d.]+" \d{3} (?:\d+|-) "[^"]*" "([^"]*)"/u;

const RULES: readonly Rule[] = [
  pattern('option', /^(?:-A|--user-agent|-H|--header)[\s=]+(.+)$/diu),
  // A semicolon or comma belongs to the header, except after quotation marks.
  pattern('quotes', /^(["'`])((?:(?!\1)[^])*)\1[,;]?$/du),
  pattern('name', /^(["']?)(?:HTTP_)?User[-_]?Agent\1\s*(?:=>|[:=])\s*(.*)$/diu),
].map((rule) => ({ ...rule, mayBeEmpty: true }));

/** Removes the surroundings of a header copied from a request, log, command or program. */
export function peelUserAgent(text: string): Peeled {
  const logged = LOG_LINE.exec(text)?.[1];
  if (logged !== undefined) return { userAgent: logged, isPeeled: true };
  const { text: userAgent } = peel(text, RULES);
  return { userAgent, isPeeled: userAgent !== text.trim() };
}
