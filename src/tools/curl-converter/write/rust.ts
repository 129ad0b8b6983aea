import type { FormPart } from '../request.ts';
import { rust } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { asksForCompression, inBlocks, indented, toMilliseconds } from './remainder.ts';

const METHODS = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/u;

/** Code for the blocking client of reqwest 0.12. */
export function writeRust(remainders: readonly Remainder[]): string {
  const features = new Set(['blocking']);
  const snippets = remainders.map((left) => linesOf(left, features));
  return `${[
    `// Cargo.toml: reqwest = { version = "0.12", features = [${[...features]
      .toSorted()
      .map((name) => `"${name}"`)
      .join(', ')}] }`,
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...indented(inBlocks(snippets, '    '), '    '),
    '    Ok(())',
    '}',
  ].join('\n')}\n`;
}

function linesOf(left: Remainder, features: Set<string>): readonly string[] {
  const { request } = left;
  const client = clientLines(left, features);
  const basic = left.takeCredentials('basic');
  const headers = left.takeHeadersExcept('set-by-library', /^content-length$/iu);
  const method = METHODS.test(request.method)
    ? `.${request.method.toLowerCase()}(${rust(request.url)})`
    : `.request(reqwest::Method::from_bytes(b${rust(request.method)})?, ${rust(request.url)})`;
  if (request.body.kind === 'form') features.add('multipart');
  const form = request.body.kind === 'form' ? formLines(request.body.parts) : [];
  const data = left.takeData();
  const calls = [
    method,
    ...headers.map(({ name, value }) => `.header(${rust(name)}, ${rust(value)}${/[^\0-\x7F]/u.test(value) ? '.as_bytes()' : ''})`),
    ...(basic ? [`.basic_auth(${rust(basic.username)}, Some(${rust(basic.password)}))`] : []),
    ...(form.length > 0 ? ['.multipart(form)'] : []),
    ...(data ? [data.kind === 'text' ? `.body(${rust(data.text)})` : `.body(std::fs::File::open(${rust(data.path)})?)`] : []),
    '.send()?;',
  ];
  if (asksForCompression(request)) left.notes.add('accept-encoding');
  const output = left.take('output');
  return [
    ...client,
    ...form,
    'let response = client',
    ...indented(calls, '    '),
    output === undefined ? 'println!("{} {}", response.status(), response.text()?);' : `std::fs::write(${rust(output)}, response.bytes()?)?;`,
  ];
}

function formLines(parts: readonly FormPart[]): readonly string[] {
  return ['let form = reqwest::blocking::multipart::Form::new()', ...parts.map((part, index) => `    ${partOf(part)}${index === parts.length - 1 ? ';' : ''}`)];
}

function partOf({ name, text, path, fileName, contentType }: FormPart): string {
  // A part of a file would have its name.
  const content = path === undefined ? rust(text) : `std::fs::read_to_string(${rust(path)})?`;
  if (fileName === undefined && contentType === undefined) return `.text(${rust(name)}, ${content})`;
  const part = path === undefined || fileName === undefined ? `Part::text(${content})` : `Part::file(${rust(path)})?`;
  const named = fileName === undefined ? '' : `.file_name(${rust(fileName)})`;
  return `.part(${rust(name)}, reqwest::blocking::multipart::${part}${named}${contentType === undefined ? '' : `.mime_str(${rust(contentType)})?`})`;
}

function clientLines(left: Remainder, features: Set<string>): readonly string[] {
  const calls: string[] = [];
  const limit = left.take('max-redirects');
  if (limit !== undefined) calls.push(`.redirect(reqwest::redirect::Policy::limited(${limit}))`);
  left.noteRedirects();
  if (left.take('insecure') !== undefined) calls.push('.danger_accept_invalid_certs(true)');
  const seconds = left.take('max-time');
  if (seconds !== undefined) calls.push(`.timeout(std::time::Duration::from_millis(${toMilliseconds(seconds)}))`);
  const connect = left.take('connect-timeout');
  if (connect !== undefined) calls.push(`.connect_timeout(std::time::Duration::from_millis(${toMilliseconds(connect)}))`);
  const proxy = left.take('proxy');
  if (proxy !== undefined) calls.push(`.proxy(reqwest::Proxy::all(${rust(proxy)})?)`);
  if (left.versionOf('1.1') !== undefined) calls.push('.http1_only()');
  if (left.take('compressed') !== undefined) for (const name of ['brotli', 'deflate', 'gzip', 'zstd']) features.add(name);
  if (calls.length === 0) return ['let client = reqwest::blocking::Client::new();'];
  return ['let client = reqwest::blocking::Client::builder()', ...indented(calls, '    '), '    .build()?;'];
}
