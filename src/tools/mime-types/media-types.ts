import { InputError } from '../../contract/errors.ts';
import type { Database, MediaType } from '../../lib/media-type/database.ts';

/** The extension that a file name, path, URL or bare extension has or is: in lower case, without its dot. */
export function extensionOf(name: string): string {
  const path = name.trim().replace(/^[a-z][\d+.a-z-]*:\/\/[^#/?]*([^#?]*).*$/isu, '$1');
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return last.slice(last.lastIndexOf('.') + 1).toLowerCase();
}

/** The charset of a type's files: the registered one, or UTF-8 for texts; empty for what is no text. */
export const charsetOf = (essence: string, { find }: Database): string => find(essence)?.charset || (essence.startsWith('text/') ? 'utf-8' : '');

/** The value of the header Content-Type for a type. */
export function contentTypeOf(essence: string, database: Database): string {
  const charset = charsetOf(essence, database);
  return charset === '' ? essence : `${essence}; charset=${charset}`;
}

/** RFC 9110, sections 5.6.2 and 8.3.1. */
const ESSENCE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/u;

/**
 * `type/subtype` in lower case of a media type, which may have parameters and stand behind `Content-Type:`.
 * @throws InputError `invalid-media-type` on `mediaType`.
 */
export function essenceOf(mediaType: string): string {
  const [essence = ''] = mediaType.replace(/^\s*content-type:/iu, '').split(';', 1);
  if (!ESSENCE.test(essence.trim())) throw new InputError('invalid-media-type', { field: 'mediaType' });
  return essence.trim().toLowerCase();
}

interface Search {
  readonly query: string;
  /** Whether types count of which no extension is known. */
  readonly includeWithoutExtension: boolean;
}

/** The types that a search finds: by an exact extension with its dot, or by a part of the type or the begin of an extension. */
export function searchMediaTypes({ query, includeWithoutExtension }: Search, { types }: Database): MediaType[] {
  const sought = query.trim().toLowerCase();
  const fits = ({ essence, extensions }: MediaType): boolean =>
    sought.startsWith('.') ? extensions.includes(sought.slice(1)) : essence.includes(sought) || extensions.some((extension) => extension.startsWith(sought));
  return types.filter((type) => (includeWithoutExtension || type.extensions.length > 0) && fits(type));
}
