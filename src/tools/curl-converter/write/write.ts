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

/** Writes the requests that were read. Command lines of curl keep all options if the target is curl. */
export async function writeRequestsFor(target: Target, { commandLines }: Pick<Reading, 'commandLines'>, remainders: readonly Remainder[]): Promise<string> {
  if (isHere(target)) return writers[target](remainders);
  if (!isCurl(target)) return (await import('./others.ts')).default[target](remainders);
  const [style, program] = CURL[target];
  return commandLines.length > 0 ? rewriteCommands(commandLines, style, program) : writeCurl(remainders, style, program);
}
