import type { LayerId } from './codes.ts';

// Claims of RFC 7519, and what keys of times are called.
const TIME_NAMES = /^(?:exp|iat|nbf|auth_time|updated_at|ts)$|time|date|expir|created|updated|modified|_at$|[a-z]At$|since|until|^(?:start|end)s?$/iu;

/** Whether a key says that a number is a time. */
export const isTimeName = (name: string): boolean => TIME_NAMES.test(name);

/**
 * What formats prescribe for their values: Kubernetes secrets and Docker's configuration hold Base64 (`data` of a Secret, `auth` of a registry).
 */
export function prescribed(path: readonly (string | number)[]): { readonly expects?: LayerId } {
  const [first, , last] = path;
  return path.length === 3 && first === 'auths' && last === 'auth' ? { expects: 'base64' } : {};
}
