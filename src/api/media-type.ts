import { Refusal } from './refusal.ts';

/** The parsed value of a Content-Type header. */
export interface ContentType {
  /** `type/subtype`, lowercase; empty if the header is missing or invalid. */
  readonly essence: string;
  /** Parameter → value. Names are lowercase. */
  readonly params: ReadonlyMap<string, string>;
}

const TYPE = /^\s*(?<essence>[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)\s*(?<rest>(?:;.*)?)$/su;
const PARAM = /;\s*(?<name>[\w!#$%&'*+.^`|~-]+)=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[\w!#$%&'*+.^`|~-]+))\s*/gsu;

/** Parses a Content-Type header (RFC 9110, section 8.3). The first of duplicate parameters wins. */
export function parseContentType(header: string | undefined): ContentType {
  const { essence = '', rest = '' } = TYPE.exec(header ?? '')?.groups ?? {};
  const params = new Map<string, string>();
  for (const { groups = {} } of rest.matchAll(PARAM)) {
    const name = (groups.name ?? '').toLowerCase();
    if (!params.has(name)) params.set(name, groups.plain ?? (groups.quoted ?? '').replaceAll(/\\(.)/gsu, '$1'));
  }
  return { essence: essence.toLowerCase(), params };
}

/** @throws Refusal for a charset other than UTF-8 and its part ASCII */
export function checkCharset({ params }: ContentType): void {
  const charset = params.get('charset');
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/iu.test(charset)) throw new Refusal(415, 'unsupported-charset', { params: { charset } });
}
