import type { Reading } from '../request.ts';
import type { Target } from '../targets.ts';
import { writeCsharp } from './csharp.ts';
import { rewriteCommands, writeCurl } from './curl.ts';
import { writeGo } from './go.ts';
import { writeHttp } from './http.ts';
import { writeFetch } from './javascript.ts';
import { writeJava } from './java.ts';
import { writeAxios, writeNode } from './node.ts';
import { writePhp } from './php.ts';
import { writeHttpie, writePowershell, writeWget } from './programs.ts';
import { writeHttpx, writeRequests } from './python.ts';
import type { Remainder } from './remainder.ts';
import { writeRust } from './rust.ts';
import { styles } from './shells.ts';

type CodeTarget = Exclude<Target, 'curl' | 'curl-cmd' | 'curl-powershell'>;

const writers: Readonly<Record<CodeTarget, (remainders: readonly Remainder[]) => string>> = {
  fetch: writeFetch,
  node: writeNode,
  axios: writeAxios,
  requests: writeRequests,
  httpx: writeHttpx,
  go: writeGo,
  java: writeJava,
  csharp: writeCsharp,
  php: writePhp,
  rust: writeRust,
  httpie: writeHttpie,
  wget: writeWget,
  powershell: writePowershell,
  http: writeHttp,
};

const CURL = {
  curl: [styles.bash, 'curl'],
  'curl-cmd': [styles.cmd, 'curl.exe'],
  // In Windows PowerShell, `curl` is another command.
  'curl-powershell': [styles.powershell, 'curl.exe'],
} as const;

/** Writes the requests that were read. Command lines of curl keep all options if the target is curl. */
export function writeRequestsFor(target: Target, { commandLines }: Pick<Reading, 'commandLines'>, remainders: readonly Remainder[]): string {
  if (target !== 'curl' && target !== 'curl-cmd' && target !== 'curl-powershell') return writers[target](remainders);
  const [style, program] = CURL[target];
  return commandLines.length > 0 ? rewriteCommands(commandLines, style, program) : writeCurl(remainders, style, program);
}
