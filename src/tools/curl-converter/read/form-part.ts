import type { FormPart } from '../request.ts';

interface Attributes {
  readonly content: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Reads the value of `-F` (curl(1), “--form”): `name=text`, `name=@file` or `name=<file`, with `;type=…` and `;filename=…`. Several files
 * are separated by commas.
 * @param omit is called for an attribute that no other client has
 */
export function readFormPart(value: string, omit: () => void): readonly FormPart[] {
  const equals = value.indexOf('=');
  const name = equals < 0 ? '' : value.slice(0, equals);
  const rest = value.slice(equals + 1);
  const kind = /^[@<]/u.exec(rest)?.[0];
  const { content, attributes } = readAttributes(kind === undefined ? rest : rest.slice(1));
  if ([...attributes.keys()].some((key) => key !== 'type' && key !== 'filename')) omit();
  const shared = { name, contentType: attributes.get('type') };
  if (kind === undefined) return [{ ...shared, text: content, path: undefined, fileName: attributes.get('filename') }];
  const paths = kind === '@' ? content.split(',') : [content];
  return paths.map((path) => {
    const fileName = kind === '@' ? (attributes.get('filename') ?? path.split(/[/\\]/u).at(-1)) : attributes.get('filename');
    const contentType = shared.contentType ?? (kind === '@' ? (typeOf(fileName ?? '') ?? typeOf(path)) : undefined);
    return { ...shared, text: '', path, fileName, contentType };
  });
}

/** The types that curl knows by the ending of a file's name. */
const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  htm: 'text/html',
  html: 'text/html',
  pdf: 'application/pdf',
  xml: 'application/xml',
};

const typeOf = (path: string): string | undefined => TYPES[/\.([a-z]{3,4})$/iu.exec(path)?.[1]?.toLowerCase() ?? ''];

/** A quoted value can contain semicolons. Only what follows a semicolon and is a known attribute ends the content. */
const ATTRIBUTE = /;\s*(type|filename|headers|encoder)=(?:"((?:[^"\\]|\\.)*)"|([^;]*(?:;\s*(?:charset|boundary|format|q)=[^;]*)*))/gisu;

function readAttributes(text: string): Attributes {
  const quoted = /^"((?:[^"\\]|\\.)*)"/su.exec(text);
  const first = quoted ? quoted[0].length : text.search(/;\s*(?:type|filename|headers|encoder)=/iu);
  const end = first < 0 ? text.length : first;
  const attributes = new Map<string, string>();
  for (const [, key = '', inQuotes, plain = ''] of text.slice(end).matchAll(ATTRIBUTE)) {
    attributes.set(key.toLowerCase(), inQuotes === undefined ? plain.trim() : unescapeQuoted(inQuotes));
  }
  return { content: quoted ? unescapeQuoted(quoted[1] ?? '') : text.slice(0, end), attributes };
}

const unescapeQuoted = (text: string): string => text.replaceAll(/\\(["\\])/gu, '$1');
