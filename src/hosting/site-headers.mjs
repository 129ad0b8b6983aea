// The site's HTTP headers: the only source for the local server, the meta tag and all hosting configurations.
import { createHash } from 'node:crypto';

/**
 * The only inline script. Some hosts serve `/hash-text.html`, or a copy as `/hash-text/index.html`, for `/hash-text/`, where relative URLs
 * point one level too deep. No file can be found from there, so this script changes the page's URL to `/hash-text` before the page
 * requests anything. The path of the page is the `data-path` of the script. The URL includes the origin, because a path that begins with `//`
 * would be the URL of another site.
 */
export const FOLDER_SCRIPT = [
  '{let found=location.pathname.match("^(.*/"+document.currentScript.dataset.path+")/+(index[.]html)?$");',
  'if(found)history.replaceState(history.state,"",location.origin+found[1]+location.search+location.hash)}',
].join('');

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The Content Security Policy, which restricts pages to their own files and to `analyticsHost`, the analytics server, if one is set. */
export function contentSecurityPolicy(analyticsHost = '') {
  const directives = {
    'default-src': ["'self'"],
    // Hashing and reading of bar codes use WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", hashOf(FOLDER_SCRIPT)],
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

/** An origin: anything else could change the policy. The same rule as for `embed.origins` in src/app/configuration/addresses.ts. */
const ORIGIN = /^(?!http:.*:80$|https:.*:443$)https?:[/]{2}(?:[a-z0-9_-]+(?:[.][a-z0-9_-]+)*|[[][0-9a-f:.]+[\]])(?::[1-9][0-9]{0,4})?$/u;

/** The valid origins of `embed.origins` in the text of a `config.json`. The app reports the others, and a file that is not JSON. */
export function readEmbedOrigins(config) {
  try {
    const origins = JSON.parse(config || '{}')?.embed?.origins;
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string' && ORIGIN.test(origin)) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Nobody may embed the pages, or the site itself and these origins. */
const frameAncestors = (origins) => ['frame-ancestors', ...(origins.length === 0 ? ["'none'"] : ["'self'", ...origins])].join(' ');

/** The headers of every response. A policy in a meta tag cannot contain `frame-ancestors`, so the header does. */
export const securityHeaders = (analyticsHost = '', embedOrigins = []) => ({
  'Content-Security-Policy': `${contentSecurityPolicy(analyticsHost)}; ${frameAncestors(embedOrigins)}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
});

/** Files in assets/ have a hash of their content in their names and never change. All other files are revalidated at each visit. */
export const CACHE_ASSETS = 'public, max-age=31536000, immutable';
export const CACHE_OTHERS = 'no-cache';
