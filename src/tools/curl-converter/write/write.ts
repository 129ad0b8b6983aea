import type { Reading } from '../request.ts';
import type { Target } from '../targets.ts';
import { rewriteCommands, writeCurl } from './curl.ts';
import { writeHttp } from './http.ts';
import { writeFetch } from './javascript.ts';
import type { Remainder } from './remainder.ts';
import { styles } from './shells.ts';

const writers = { fetch: writeFetch, http: writeHttp };

const CURL = {
  curl: [styles.bash, 'curl'],
  'curl-cmd': [styles.cmd, 'curl.exe'],
  // In Windows PowerShell, `curl` is another command.
  'curl-powershell': [styles.powershell, 'curl.exe'],
} as const;

const isCurl = (target: Target): target is keyof typeof CURL => target in CURL;
const isHere = (target: Target): target is keyof typeof writers => target in writers;

/** Targets whose clients send header values as Latin-1 or ASCII, or refuse others. */
const NO_UTF8_HEADERS: ReadonlySet<Target> = new Set(['fetch', 'node', 'axios', 'java', 'csharp', 'powershell']);

/** Writes the requests that were read. Command lines of curl keep all options if the target is curl. */
export async function writeRequestsFor(target: Target, { commandLines }: Pick<Reading, 'commandLines'>, remainders: readonly Remainder[]): Promise<string> {
  if (NO_UTF8_HEADERS.has(target))
    for (const { request, notes } of remainders) if (request.headers.some(({ value }) => /[^\0-\x7F]/u.test(value))) notes.add('header-charset');
  if (isHere(target)) return writers[target](remainders);
  if (!isCurl(target)) return (await import('./others.ts')).default[target](remainders);
  const [style, program] = CURL[target];
  return commandLines.length > 0 ? rewriteCommands(commandLines, style, program) : writeCurl(remainders, style, program);
}
