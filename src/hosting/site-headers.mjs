// The site's HTTP headers: the only source for the local server, the meta tag and all hosting configurations.

/** The Content Security Policy, which restricts pages to their own files and to `analyticsHost`, the analytics server, if one is set. */
export function contentSecurityPolicy(analyticsHost = '') {
  const directives = {
    'default-src': ["'self'"],
    // Hashing and reading of bar codes use WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The code editor and the widgets insert inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pages show results and opened files by `blob:` and `data:` URLs.
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

/** The headers of every response. A policy in a meta tag cannot contain `frame-ancestors`, so the header does. */
export const securityHeaders = (analyticsHost = '') => ({
  'Content-Security-Policy': `${contentSecurityPolicy(analyticsHost)}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
});

/** Files in assets/ have a hash of their content in their names and never change. All other files are revalidated at each visit. */
export const CACHE_ASSETS = 'public, max-age=31536000, immutable';
export const CACHE_OTHERS = 'no-cache';
