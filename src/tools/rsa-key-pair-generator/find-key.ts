import { findSshLine } from '../../lib/openssh-key/public-key.ts';

/** A key as a text holds it. */
export type FoundKey =
  | { readonly kind: 'pem'; readonly label: string; readonly head: ReadonlyMap<string, string>; readonly base64: string }
  /** The end of the block is missing. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'jwk'; readonly json: string }
  /** All of the text: what stands around the line is passed over when it is read. */
  | { readonly kind: 'ssh'; readonly text: string };

const PEM = /-----BEGIN ((?:ENCRYPTED |RSA |EC |OPENSSH )?PRIVATE KEY|(?:RSA )?PUBLIC KEY|CERTIFICATE)-----/u;

/** The first key of a text, whatever stands before and behind it; undefined if there is none. */
export function findKey(text: string): FoundKey | undefined {
  // Line ends may be written as \n, as in settings files; nothing else moves.
  const lines = text.replaceAll(/\\r|\\n/gu, ' \n');
  const pem = PEM.exec(lines);
  const places = [
    { at: pem?.index ?? -1, read: () => readBlock(lines, pem) },
    { at: findSshLine(lines), read: () => ({ kind: 'ssh', text: lines }) as const },
    findJwk(text),
  ].filter(({ at }) => at >= 0);
  return places.toSorted((one, other) => one.at - other.at)[0]?.read();
}

function readBlock(text: string, match: RegExpExecArray | null): FoundKey {
  const [begin = '', label = ''] = match ?? [];
  const start = (match?.index ?? 0) + begin.length;
  const end = text.indexOf(`-----END ${label}-----`, start);
  if (end === -1) return { kind: 'cut' };
  const lines = text.slice(start, end).split('\n');
  // A colon is no digit of Base64: such lines are the head (RFC 1421, section 4.4).
  const head = lines.flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
  });
  return { kind: 'pem', label, head: new Map(head), base64: lines.filter((line) => !line.includes(':')).join('\n') };
}

/** Where the first object with a member `kty`, or one that holds such, begins. An object without its end is the last that is looked at. */
function findJwk(text: string): { readonly at: number; readonly read: () => FoundKey } {
  let at = text.indexOf('{');
  while (at >= 0) {
    const start = at;
    const end = endOfObject(text, start);
    const json = text.slice(start, end);
    if (json.includes('"kty"')) return { at, read: () => ({ kind: 'jwk', json }) };
    at = text.indexOf('{', end);
  }
  return { at, read: () => ({ kind: 'cut' }) };
}

/** Behind the brace that closes the one at `start`, or the end of the text. */
function endOfObject(text: string, start: number): number {
  const token = /["{}]/gu;
  token.lastIndex = start;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}') depth--;
    else token.lastIndex = endOfString(text, match.index);
    if (depth === 0) return match.index + 1;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
