import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const POST = `curl https://api.example.com/users -H 'Content-Type: application/json' -d '{"name":"Ada"}'`;
const CHROME_CMD = `curl ^"https://api.example.com/users^" ^
  -X ^"PUT^" ^
  -H ^"content-type: application/json^" ^
  --data-raw ^"^{^\\^"name^\\^":^\\^"50^% ^\\^\\^\\^"Ada^\\^\\^\\^"^\\^"^}^"`;

export default vectors<typeof fields>({
  convert: [
    {
      source: 'Fetch Standard, section 5.4',
      input: { request: POST },
      output: {
        code: `const response = await fetch('https://api.example.com/users', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
  },
  body: '{"name":"Ada"}',
});
console.log(response.status, await response.text());
`,
        untranslated: [],
        notes: ['redirects'],
      },
      example: true,
    },
    {
      source: 'Requests 2.34, “More complicated POST requests” and “Basic Authentication”',
      input: { request: `${POST} -L -u ada:s3cret`, target: 'requests' },
      output: {
        code: `import requests

response = requests.post(
    'https://api.example.com/users',
    headers={
        'Content-Type': 'application/json',
    },
    auth=('ada', 's3cret'),
    data='{"name":"Ada"}',
)
print(response.status_code, response.text)
`,
        notes: [],
      },
      example: true,
    },
    {
      source: 'RFC 9112, section 3; curl 7.88',
      input: { request: `${POST} --compressed`, target: 'http' },
      output: {
        code: 'POST /users HTTP/1.1\r\nHost: api.example.com\r\nContent-Type: application/json\r\nAccept-Encoding: deflate, gzip, br, zstd\r\nContent-Length: 14\r\n\r\n{"name":"Ada"}',
      },
    },
    {
      source: 'RFC 9112, section 2.1',
      input: { request: 'PUT /users/7?notify=1 HTTP/1.1\nHost: api.example.com\nIf-Match: "a1"\nContent-Length: 3\n\na=1', target: 'curl' },
      output: {
        code: `curl 'https://api.example.com/users/7?notify=1' -X PUT -H 'If-Match: "a1"' -H Content-Type: -d a=1\n`,
        notes: ['scheme-assumed'],
      },
      example: true,
    },
    {
      source: '“Copy as fetch” of Chrome',
      input: {
        request: `fetch("https://example.com/api", {
  "headers": { "accept": "*/*", "content-type": "application/json" },
  "referrer": "https://example.com/",
  "body": "{\\"a\\":1}",
  "method": "POST",
  "mode": "cors",
  "credentials": "include"
});`,
        target: 'curl',
      },
      output: {
        code: `curl https://example.com/api \\
  -H 'accept: */*' \\
  -H 'content-type: application/json' \\
  -H 'Referer: https://example.com/' \\
  -d '{"a":1}' \\
  -L
`,
        untranslated: [],
      },
    },
    {
      source: '“Copy as cURL (cmd)” of Chrome',
      input: { request: CHROME_CMD, target: 'curl' },
      output: {
        code: `curl https://api.example.com/users \\
  -X PUT \\
  -H 'content-type: application/json' \\
  --data-raw '{"name":"50% \\"Ada\\""}'
`,
      },
    },
    {
      source: "“Copy as cURL (bash)” of Chrome: $'…' for a text with !",
      input: { request: String.raw`curl 'https://example.com/' --data-raw $'it\'s\u0021 \n'`, target: 'httpx' },
      output: {
        code: `import httpx

response = httpx.post(
    'https://example.com/',
    headers={
        'Content-Type': 'application/x-www-form-urlencoded',
    },
    content="it's! \\n",
)
print(response.status_code, response.text)
`,
      },
    },
    {
      source: 'curl(1), --form',
      input: { request: `curl example.com/up -F 'file=@photo.png' -F note=hi`, target: 'httpie' },
      output: { code: `http --multipart --ignore-stdin POST http://example.com/up 'file@photo.png;type=image/png' note=hi\n` },
    },
    {
      source: 'net/http, Request.SetBasicAuth',
      input: { request: 'curl -u ada:x https://example.com -I', target: 'go' },
      output: {
        code: `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
)

func main() {
	req, err := http.NewRequest("HEAD", "https://example.com/", nil)
	if err != nil {
		log.Fatal(err)
	}
	req.SetBasicAuth("ada", "x")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		log.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(resp.StatusCode, string(data))
}
`,
      },
    },
    {
      source: 'curl(1), --data-urlencode and --get',
      input: { request: `curl -G 'https://example.com/s?z=0' --data-urlencode 'q=a b&c' -b 'id=1; theme=dark' -sS --retry 3`, target: 'node' },
      output: {
        code: `const response = await fetch('https://example.com/s?z=0&q=a+b%26c', {
  headers: {
    'Cookie': 'id=1; theme=dark',
  },
});
console.log(response.status, await response.text());
`,
        parts: [
          { part: 'method', name: '', value: 'GET' },
          { part: 'url', name: '', value: 'https://example.com/s' },
          { part: 'parameter', name: 'z', value: '0' },
          { part: 'parameter', name: 'q', value: 'a b&c' },
          { part: 'cookie', name: 'id', value: '1' },
          { part: 'cookie', name: 'theme', value: 'dark' },
        ],
        untranslated: [
          { option: '-s', value: '', reason: 'terminal-only', line: 1, column: 86 },
          { option: '-S', value: '', reason: 'terminal-only', line: 1, column: 86 },
          { option: '--retry', value: '3', reason: 'no-equivalent', line: 1, column: 90 },
        ],
      },
    },
    {
      source: 'RFC 6265, section 4.2; RFC 6750, section 2.1',
      input: {
        request: `curl 'https://ada:pw@example.com/?token=abc&page=1' -H 'Authorization: Bearer abc' -b 'sid=1' -d '{"password":"x","name":"Ada"}'`,
        target: 'curl',
        maskSecrets: true,
      },
      output: {
        code: `curl 'https://ada:***@example.com/?token=***&page=1' \\
  -H 'Authorization: Bearer ***' \\
  -b 'sid=***' \\
  -d '{"password":"***","name":"Ada"}'
`,
      },
    },
    {
      source: 'Windows PowerShell 5.1: quotes in arguments need a backslash',
      input: { request: `curl.exe -X POST https://example.com/ -H 'A: b' \`\n  -d '{\\"a\\":1}'`, target: 'powershell' },
      output: {
        code: `$response = Invoke-WebRequest \`
  -Uri 'https://example.com/' \`
  -Method Post \`
  -Headers @{
    'A' = 'b'
  } \`
  -ContentType 'application/x-www-form-urlencoded' \`
  -Body '{"a":1}'
$response.Content
`,
        notes: ['redirects', 'windows-powershell-quotes'],
      },
    },
    {
      source: 'curl(1): --header',
      input: { request: 'curl --hedaer x https://example.com' },
      error: 'unknown-curl-option',
      field: 'request',
      position: { line: 1, column: 6 },
    },
    {
      source: 'curl(1): --data needs a value',
      input: { request: 'curl https://example.com \\\n  --data' },
      error: 'missing-value',
      position: { line: 2, column: 3 },
    },
    { source: 'curl(1)', input: { request: 'curl -s' }, error: 'missing-url', position: { line: 1, column: 1 } },
    { source: 'curl(1)', input: { request: 'curl ftp://example.com/' }, error: 'unsupported-scheme', position: { line: 1, column: 6 } },
    { source: 'POSIX.1-2024, section 2.2', input: { request: "curl 'https://example.com" }, error: 'unterminated-quote', position: { line: 1, column: 6 } },
    { source: 'not a request', input: { request: 'echo hello' }, error: 'no-request' },
    { source: 'RFC 9112, section 5', input: { request: 'GET / HTTP/1.1\nHost example.com\n' }, error: 'invalid-header', position: { line: 2, column: 1 } },
    { source: 'RFC 9112, section 3.2', input: { request: 'GET / HTTP/1.1\nAccept: */*\n' }, error: 'missing-host', position: { line: 1, column: 1 } },
    { source: 'ECMA-262', input: { request: 'fetch("https://example.com/", { body: "a }' }, error: 'invalid-fetch', position: { line: 1, column: 39 } },
  ],
});
