import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import type { Request } from './request.ts';

export const partKinds = ['method', 'url', 'parameter', 'header', 'cookie', 'credentials', 'body', 'file', 'field', 'setting'] as const;

export interface PartRow {
  readonly part: (typeof partKinds)[number];
  /** For the method: the number of the request if there are several. */
  readonly name: string;
  readonly value: string;
}

/** Lists what a request consists of. */
export function partsOf(request: Request, number: number | undefined): readonly PartRow[] {
  const row = (part: PartRow['part'], name: string, value: string): PartRow => ({ part, name, value });
  const [address = '', query] = request.url.split(/\?(.*)/su);
  const { credentials, body } = request;
  return [
    row('method', number === undefined ? '' : String(number), request.method),
    row('url', '', address),
    ...(query === undefined || query === '' ? [] : query.split('&').map((pair) => row('parameter', ...decodePair(pair)))),
    ...request.headers.flatMap(({ name, value }) =>
      /^cookie$/iu.test(name) ? value.split(/;\s*/u).map((cookie) => row('cookie', ...splitPair(cookie))) : [row('header', name, value)],
    ),
    ...(credentials ? [row('credentials', credentials.username, credentials.password)] : []),
    ...(body.kind === 'data' ? body.pieces.map((piece) => (piece.kind === 'text' ? row('body', '', piece.text) : row('file', '', piece.path))) : []),
    ...(body.kind === 'form' ? body.parts.map(({ name, text, path }) => (path === undefined ? row('field', name, text) : row('file', name, path))) : []),
    ...request.settings.map(({ option, value }) => row('setting', option, value)),
  ];
}

function splitPair(pair: string): readonly [string, string] {
  const equals = pair.indexOf('=');
  return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
}

function decodePair(pair: string): readonly [string, string] {
  const [name, value] = splitPair(pair);
  return [decode(name), decode(value)];
}

const decode = (text: string): string => decodePercentLeniently(text.replaceAll('+', ' '));
