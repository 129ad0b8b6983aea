import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CACHE_ASSETS, CACHE_OTHERS, securityHeaders } from '../src/hosting/site-headers.mjs';

/** Writes the recipes for hosts that need the headers in their own configuration. With `--check`, reports stale committed recipes instead. */
export default function main(args: readonly string[]): number {
  const headers = securityHeaders(process.env.VITE_PLAUSIBLE_API_HOST);
  const recipes = { 'hosting/nginx.conf': formatNginx(headers), 'vercel.json': formatVercel(headers) };
  const stale = Object.entries(recipes).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (!args.includes('--check')) {
    for (const [file, text] of stale) writeFileSync(file, text);
    return 0;
  }
  for (const [file] of stale) console.error(`${file} is stale: run npm run hosting`);
  return stale.length === 0 ? 0 : 1;
}

type Headers = Readonly<Record<string, string>>;

const formatNginx = (headers: Headers): string => `# Serves Penknife. Made by: npm run hosting
# Put what \`npm run build\` writes to dist/ at the root below, or in any folder under it: it finds its place by itself.
# A config.json of your own takes the place of the empty one there: docs/configuration.md
# Needs nginx 1.18 or newer with the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static).
load_module modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid /tmp/penknife-nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json application/manifest+json;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;

  # All that may be written lies here, so that no rights are needed.
  client_body_temp_path /tmp/penknife-body;
  proxy_temp_path /tmp/penknife-proxy;
  fastcgi_temp_path /tmp/penknife-fastcgi;
  uwsgi_temp_path /tmp/penknife-uwsgi;
  scgi_temp_path /tmp/penknife-scgi;

  # The build has put a brotli and a gzip version beside each file.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # The names of files in assets/ tell their content. Everything else, the service worker too, is asked for anew,
  # and so is what is missing: it may be there tomorrow.
  map $status$uri $penknife_cache {
    ~^[23].*/assets/ "${CACHE_ASSETS}";
    default "${CACHE_OTHERS}";
  }

  server {
    listen 8080;
    listen [::]:8080;
    root /usr/share/penknife;
    index index.html;
    absolute_redirect off;
    # For a site in a folder below the root: /folder/404.html
    error_page 404 /404.html;

    add_header Cache-Control $penknife_cache always;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}

    # Pages refer to what lies beside them, which a slash at the end would move.
    location ~ ^(?<page>.+)/$ {
      if (-f "$document_root$page.html") {
        return 301 $page$is_args$args;
      }
      try_files $page/index.html =404;
    }

    # The file of a page is the page. What nginx asks itself for, such as the page for what is missing, has another request's address.
    location ~ ^(?<folder>(?:/[\\w.~-]+)*/)(?<page>[\\w-]+)\\.html$ {
      if ($request_uri ~ "/index\\.html(?:\\?|$)") {
        return 301 $folder$is_args$args;
      }
      if ($request_uri ~ "\\.html(?:\\?|$)") {
        return 301 $folder$page$is_args$args;
      }
      try_files $uri =404;
    }

    # A missing file is missing; whoever asks for a page is told so by one.
    location ~ \\.[a-z0-9]+$ {
      try_files $uri @missing;
    }

    location @missing {
      types {
      }
      default_type text/plain;
      return 404 "Not found";
    }

    location / {
      try_files $uri $uri.html $uri/ =404;
    }
  }
}
`;

const formatVercel = (headers: Headers): string => {
  const list = (entries: Headers) => Object.entries(entries).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: list({ ...headers, 'Cache-Control': CACHE_OTHERS }) },
        { source: '/assets/(.*)', headers: list({ 'Cache-Control': CACHE_ASSETS }) },
      ],
    },
    null,
    2,
  )}\n`;
};
