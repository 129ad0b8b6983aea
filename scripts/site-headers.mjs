// The headers with which the site is served, wherever that is: one source for the local server, the meta tag and every recipe.

/** What the pages may load and do: their own files only. `analyticsHost` is the address of the analytics server, if one is set. */
export function contentSecurityPolicy(analyticsHost = '') {
  const directives = {
    'default-src': ["'self'"],
    // Hashes and codes run as WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The code editor and the widgets write styles of their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Results of tools and files that people open are shown by addresses of `blob:` and `data:`.
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...(analyticsHost === '' ? [] : [new URL(analyticsHost).origin])],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Headers of every answer. A policy in a meta tag cannot say who may frame a page, so this one does. */
export const securityHeaders = (analyticsHost = '') => ({
  'Content-Security-Policy': `${contentSecurityPolicy(analyticsHost)}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
});

/** Files in assets/ have a hash of their content in their names, so that they never change. Everything else is revalidated at each visit. */
export const CACHE_ASSETS = 'public, max-age=31536000, immutable';
export const CACHE_OTHERS = 'no-cache';
