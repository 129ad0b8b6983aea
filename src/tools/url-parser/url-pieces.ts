/** The parts of a URL with separate colors, in order. */
export const urlParts = ['protocol', 'credentials', 'host', 'pathname', 'search', 'hash'] as const;
export type UrlPart = (typeof urlParts)[number];

/** The outputs of each part. */
export const outputsOf = {
  protocol: ['protocol', 'origin'],
  credentials: ['username', 'password'],
  host: ['host', 'hostname', 'hostnameUnicode', 'hostKind', 'subdomain', 'registrableDomain', 'publicSuffix', 'port', 'effectivePort'],
  pathname: ['pathname', 'pathSegments', 'fileName', 'fileExtension'],
  search: ['search', 'parameters'],
  hash: ['hash', 'fragmentParameters'],
} as const;

export const outputsOfUrl = urlParts.flatMap((part) => outputsOf[part]);

interface UrlPiece {
  readonly text: string;
  readonly part?: UrlPart;
}

/** RFC 3986, appendix B: scheme, authority with its slashes, path, query and fragment. Matches every URL serialized by the URL Standard. */
const PARTS = /^(?<protocol>[^:/?#]+:)(?:\/\/(?<authority>[^/?#]*))?(?<pathname>[^?#]*)(?<search>\?[^#]*)?(?<hash>#[^]*)?$/u;

/** Splits the href of a URL into pieces that add up to it. */
export function piecesOfUrl(href: string): readonly UrlPiece[] {
  const { protocol = '', authority, pathname = '', search = '', hash = '' } = PARTS.exec(href)?.groups ?? {};
  const at = (authority ?? '').indexOf('@');
  const pieces: readonly UrlPiece[] = [
    { text: protocol, part: 'protocol' },
    { text: authority === undefined ? '' : '//' },
    { text: (authority ?? '').slice(0, Math.max(at, 0)), part: 'credentials' },
    { text: at < 0 ? '' : '@' },
    { text: (authority ?? '').slice(at + 1), part: 'host' },
    { text: pathname, part: 'pathname' },
    { text: search, part: 'search' },
    { text: hash, part: 'hash' },
  ];
  return pieces.filter(({ text }) => text !== '');
}
