import type { FormPart } from '../request.ts';
import { go } from './literals.ts';
import type { Remainder } from './remainder.ts';
import { asksForCompression, inBlocks, indented, toMilliseconds } from './remainder.ts';

/** Code for the standard library of Go. */
export function writeGo(remainders: readonly Remainder[]): string {
  const imports = new Set(['io', 'log', 'net/http', 'fmt']);
  const snippets = remainders.map((left) => linesOf(left, imports));
  return `${[
    'package main',
    '',
    'import (',
    ...[...imports].toSorted().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...indented(inBlocks(snippets, '\t'), '\t'),
    '}',
  ].join('\n')}\n`;
}

const CHECK = ['if err != nil {', '\tlog.Fatal(err)', '}'];

function linesOf(left: Remainder, imports: Set<string>): readonly string[] {
  const { request } = left;
  const basic = left.takeCredentials('basic');
  const headers = left.takeHeadersExcept('set-by-library', /^(?:content-length|host)$/iu);
  const { before, body } = bodyOf(left, imports);
  const host = request.headers.find(({ name }) => /^host$/iu.test(name))?.value;
  const lines = [
    ...before,
    `req, err := http.NewRequest(${go(request.method)}, ${go(request.url)}, ${body})`,
    ...CHECK,
    ...headers.map(({ name, value }) => `req.Header.Add(${go(name)}, ${go(value)})`),
    ...(request.body.kind === 'form' ? ['req.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    ...(host === undefined ? [] : [`req.Host = ${go(host)}`]),
    ...(basic ? [`req.SetBasicAuth(${go(basic.username)}, ${go(basic.password)})`] : []),
  ];
  const client = clientOf(left, imports);
  left.noteRedirects();
  left.take('compressed');
  if (asksForCompression(request)) left.notes.add('accept-encoding');
  const output = left.take('output');
  if (output !== undefined) imports.add('os');
  return [
    ...lines,
    `resp, err := ${client}.Do(req)`,
    ...CHECK,
    'defer resp.Body.Close()',
    'data, err := io.ReadAll(resp.Body)',
    ...CHECK,
    ...(output === undefined ? [] : [`if err := os.WriteFile(${go(output)}, data, 0o644); err != nil {`, '\tlog.Fatal(err)', '}']),
    output === undefined ? 'fmt.Println(resp.StatusCode, string(data))' : 'fmt.Println(resp.StatusCode)',
  ];
}

function bodyOf(left: Remainder, imports: Set<string>): { readonly before: readonly string[]; readonly body: string } {
  if (left.request.body.kind === 'form') return { before: formLines(left.request.body.parts, imports), body: '&body' };
  const data = left.takeData();
  if (!data) return { before: [], body: 'nil' };
  if (data.kind === 'text') {
    imports.add('strings');
    return { before: [], body: `strings.NewReader(${go(data.text)})` };
  }
  imports.add('os');
  return { before: [`file, err := os.Open(${go(data.path)})`, ...CHECK, 'defer file.Close()'], body: 'file' };
}

function formLines(parts: readonly FormPart[], imports: Set<string>): readonly string[] {
  imports.add('bytes').add('mime/multipart');
  const lines = ['var body bytes.Buffer', 'form := multipart.NewWriter(&body)'];
  for (const { name, text, path, fileName, contentType } of parts) {
    if (path === undefined && fileName === undefined && contentType === undefined) {
      lines.push(`form.WriteField(${go(name)}, ${go(text)})`);
      continue;
    }
    imports.add('net/textproto');
    const disposition = `form-data; name=${quoted(name)}${fileName === undefined ? '' : `; filename=${quoted(fileName)}`}`;
    const type = contentType ?? (fileName === undefined ? undefined : 'application/octet-stream');
    const header = [`"Content-Disposition": {${go(disposition)}}`, ...(type === undefined ? [] : [`"Content-Type": {${go(type)}}`])].join(', ');
    lines.push('{', `\tpart, err := form.CreatePart(textproto.MIMEHeader{${header}})`, ...indented(CHECK, '\t'));
    if (path === undefined) lines.push(`\tio.WriteString(part, ${go(text)})`, '}');
    else {
      imports.add('os');
      lines.push(`\tfile, err := os.Open(${go(path)})`, ...indented(CHECK, '\t'), '\tio.Copy(part, file)', '\tfile.Close()', '}');
    }
  }
  return [...lines, 'form.Close()'];
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;

function clientOf(left: Remainder, imports: Set<string>): string {
  const seconds = left.take('max-time');
  const transport: string[] = [];
  if (left.take('insecure') !== undefined) {
    imports.add('crypto/tls');
    transport.push('TLSClientConfig: &tls.Config{InsecureSkipVerify: true}');
  }
  const proxy = left.take('proxy');
  if (proxy !== undefined) {
    imports.add('net/url');
    transport.push(`Proxy: func(*http.Request) (*url.URL, error) { return url.Parse(${go(proxy)}) }`);
  }
  const fields = [
    ...(seconds === undefined ? [] : [`Timeout: ${toMilliseconds(seconds)} * time.Millisecond`]),
    ...(transport.length > 0 ? [`Transport: &http.Transport{${transport.join(', ')}}`] : []),
  ];
  if (seconds !== undefined) imports.add('time');
  return fields.length > 0 ? `(&http.Client{${fields.join(', ')}})` : 'http.DefaultClient';
}
