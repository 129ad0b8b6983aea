import { Locator } from '../../lib/text-position/locator.ts';
import type { PartRow } from './parts.ts';
import { partsOf } from './parts.ts';
import { createRefusal, readCommands } from './read/command.ts';
import { isFetchCode } from './read/fetch-call.ts';
import { isHttpRequest, readHttp } from './read/http.ts';
import type { ShellOption } from './read/script.ts';
import type { Note, Omission, Reading, Reason } from './request.ts';
import { notes as allNotes } from './request.ts';
import type { Target } from './targets.ts';
import { Remainder } from './write/remainder.ts';
import { writeRequestsFor } from './write/write.ts';

export interface Conversion {
  readonly target: Target;
  readonly shell: ShellOption;
  /** Of a request line without a scheme. */
  readonly scheme: 'https' | 'http';
  readonly maskSecrets: boolean;
}

export interface UntranslatedRow {
  readonly option: string;
  readonly value: string;
  readonly reason: Reason;
  readonly line: number | null;
  readonly column: number | null;
}

export interface Converted {
  readonly code: string;
  readonly parts: readonly PartRow[];
  readonly untranslated: readonly UntranslatedRow[];
  readonly notes: readonly Note[];
}

/** Converts commands of curl, HTTP requests or calls of `fetch`. Errors are those of `readCommands`, `readHttp` and `readFetch`. */
export async function convertRequest(request: string, { target, maskSecrets, ...options }: Conversion): Promise<Converted> {
  // In a message, the ends of the lines belong to the body; a shell and JavaScript read each as LF.
  const text = isHttpRequest(request) ? request : request.replaceAll(/\r\n?/gu, '\n');
  const read = await readRequests(text, options);
  // The forms of tokens are large, and most requests are not masked.
  const reading = maskSecrets ? (await import('./mask.ts')).maskReading(read) : read;
  const remainders = reading.requests.map((one) => new Remainder(one));
  const code = await writeRequestsFor(target, reading, remainders);
  const keepsOptions = reading.commandLines.length > 0 && target.startsWith('curl');
  if (!keepsOptions) for (const left of remainders) left.finish();
  const omissions = keepsOptions
    ? reading.omissions.filter(({ reason }) => isOfShell(reason))
    : [...reading.omissions, ...remainders.flatMap((left) => left.omissions)];
  const found = new Set<Note>(keepsOptions ? [] : [...reading.notes, ...remainders.flatMap((left) => [...left.notes])]);
  for (const note of commandNotes(code, target)) found.add(note);
  return {
    code,
    parts: reading.requests.flatMap((one, index) => partsOf(one, reading.requests.length > 1 ? index + 1 : undefined)),
    untranslated: rowsOf(omissions, new Locator(text)),
    notes: allNotes.filter((note) => found.has(note)),
  };
}

async function readRequests(text: string, { shell, scheme }: Pick<Conversion, 'shell' | 'scheme'>): Promise<Reading> {
  const refuse = createRefusal(text);
  if (isHttpRequest(text)) return readHttp(text, scheme, refuse);
  if (!isFetchCode(text)) return readCommands(text, shell);
  const { readFetch } = await import('./read/fetch.ts');
  return readFetch(text, refuse);
}

const isOfShell = (reason: Reason): boolean => reason === 'shell-expansion' || reason === 'redirection' || reason === 'other-command';

/** What the reader of a command has to know about its shell. */
function commandNotes(code: string, target: Target): readonly Note[] {
  if (target === 'curl-powershell' && code.includes('"')) return ['windows-powershell-quotes'];
  return target === 'curl-cmd' && code.includes('%') ? ['percent-in-batch'] : [];
}

const rowsOf = (omissions: readonly Omission[], locator: Locator): readonly UntranslatedRow[] =>
  omissions.map(({ option, value, reason, at }) => {
    const place = at === undefined ? undefined : locator.locate(at);
    return { option, value, reason, line: place?.line ?? null, column: place?.column ?? null };
  });
