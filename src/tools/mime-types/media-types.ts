import { InputError } from '../../contract/errors.ts';
import type { Database, MediaType } from '../../lib/media-type/database.ts';

/** Returns the extension of a file name, path, URL or bare extension: in lowercase, without its dot. */
export function extensionOf(name: string): string {
  const path = name.trim().replace(/^[a-z][\d+.a-z-]*:\/\/[^#/?]*([^#?]*).*$/isu, '$1');
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return last.slice(last.lastIndexOf('.') + 1).toLowerCase();
}

/** Returns the charset of a type: the registered one, or UTF-8 for text; empty for binary types. */
export const charsetOf = (essence: string, { find }: Database): string => find(essence)?.charset || (essence.startsWith('text/') ? 'utf-8' : '');

/** Returns the value of the Content-Type header for a type. */
export function contentTypeOf(essence: string, database: Database): string {
  const charset = charsetOf(essence, database);
  return charset === '' ? essence : `${essence}; charset=${charset}`;
}

/** RFC 9110, sections 5.6.2 and 8.3.1. */
const ESSENCE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/u;

/**
 * Returns the `type/subtype` of a media type in lowercase, which may have parameters and follow `Content-Type:`.
 * @throws InputError `invalid-media-type` on `mediaType`.
 */
export function essenceOf(mediaType: string): string {
  const [essence = ''] = mediaType.replace(/^\s*content-type:/iu, '').split(';', 1);
  if (!ESSENCE.test(essence.trim())) throw new InputError('invalid-media-type', { field: 'mediaType' });
  return essence.trim().toLowerCase();
}

interface Search {
  readonly query: string;
  /** Whether to include types without a known extension. */
  readonly includeWithoutExtension: boolean;
}

/** Returns the types that a search finds: by an exact extension with its dot, or by part of the type or the start of an extension. */
export function searchMediaTypes({ query, includeWithoutExtension }: Search, { types }: Database): MediaType[] {
  const sought = query.trim().toLowerCase();
  const fits = ({ essence, extensions }: MediaType): boolean =>
    sought.startsWith('.') ? extensions.includes(sought.slice(1)) : essence.includes(sought) || extensions.some((extension) => extension.startsWith(sought));
  return types.filter((type) => (includeWithoutExtension || type.extensions.length > 0) && fits(type));
}
