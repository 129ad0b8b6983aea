import { interpolationEnd } from './interpolation.ts';

// The grammar of github.com/distribution/reference, reference.go and regexp.go.
const DOMAIN_PART = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])';
const DOMAIN = String.raw`(?:${DOMAIN_PART}(?:\.${DOMAIN_PART})*|\[[a-fA-F0-9:]+\])(?::\d+)?`;
const PATH_PART = '[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*';
const REFERENCE = new RegExp(
  String.raw`^((?:${DOMAIN}/)?${PATH_PART}(?:/${PATH_PART})*)(?::[\w][\w.-]{0,127})?(?:@(?:[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[\da-fA-F]{32,}|v))?$`,
  'u',
);
const MAX_NAME_LENGTH = 255;

/** Returns whether a value in a Compose file is an image reference, with a placeholder for each variable. */
export function isImageReference(text: string): boolean {
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const end = text.startsWith('$$', at) ? at : text.charAt(at) === '$' ? interpolationEnd(text, at) : at;
    plain += end > at ? VARIABLE : text.charAt(at);
    at = Math.max(end, at + 1);
  }
  const [, name] = REFERENCE.exec(plain) ?? [];
  // A digest can be a variable. Without one, `v` is not a digest.
  return name !== undefined && name.length <= MAX_NAME_LENGTH && (text.includes('$') || !plain.endsWith('@v'));
}

/** The placeholder for a variable: valid everywhere in a reference, even as a digest. */
const VARIABLE = 'v';
