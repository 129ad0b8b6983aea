import type { Target } from '../targets.ts';
import { writeCsharp } from './csharp.ts';
import { writeGo } from './go.ts';
import { writeJava } from './java.ts';
import { writeAxios, writeNode } from './node.ts';
import { writePhp } from './php.ts';
import { writeHttpie, writePowershell, writeWget } from './programs.ts';
import { writeHttpx, writeRequests } from './python.ts';
import type { Remainder } from './remainder.ts';
import { writeRust } from './rust.ts';

/** The targets other than `fetch` in a page, curl and HTTP, in a file that loads when one of them is chosen. */
const others = {
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
} satisfies Partial<Record<Target, (remainders: readonly Remainder[]) => string>>;
export default others;
