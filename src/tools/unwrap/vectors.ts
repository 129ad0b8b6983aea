import { encodeBase64 } from '../../lib/base64/base64.ts';
import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const NESTED = '{"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}';
const INSIDE = 'Hello, world! This is text.';
// RFC 7515, appendix A.1.
const JWS =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CLAIMS = '{"iss":"joe",\r\n "exp":1300819380,\r\n "http://example.com/is_root":true}';

const file = (name: string, text: string): { readonly name: string; readonly type: string; readonly base64: string } => ({
  name,
  type: 'text/plain',
  base64: encodeBase64(new TextEncoder().encode(text)),
});

export default vectors<typeof fields>({
  unwrap: [
    { source: 'nothing to open', input: {}, output: { result: '', content: null, tree: null } },
    {
      source: 'Node.js Buffer',
      input: { text: NESTED, path: '0.0' },
      output: { result: INSIDE, content: file('content.txt', INSIDE) },
      example: true,
    },
    {
      source: 'Node.js Buffer',
      input: { text: NESTED },
      output: { result: '44 characters  json\n  0  a  36 characters  base64\n    0.0  content  27 characters  "Hello, world! This is text."' },
      example: true,
    },
    { source: 'RFC 7515, appendix A.1', input: { text: JWS, path: '1' }, output: { result: CLAIMS } },
    {
      source: 'a chosen layer',
      input: { text: 'deadbeef', layers: '=hex', path: '0' },
      output: { result: '', content: { name: 'content.bin', type: 'application/octet-stream', base64: '3q2+7w==' } },
    },
    {
      source: 'a closed layer',
      input: { text: NESTED, layers: '0=closed' },
      output: { result: '44 characters  json\n  0  a  36 characters  "SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"  or base64 (certain)' },
    },
    { source: 'a file instead of a text', input: { file: file('a.json', NESTED), path: '0.0' }, output: { result: INSIDE } },
    { source: 'no such part', input: { text: NESTED, path: '3' }, error: 'unknown-path', field: 'path' },
    { source: 'not a path', input: { text: NESTED, path: 'a' }, error: 'unknown-path', field: 'path' },
    { source: 'no such layer', input: { text: NESTED, layers: '0=base46' }, error: 'unknown-layer', field: 'layers' },
  ],
  wrap: [
    { source: 'nothing to wrap', input: { text: 'a' }, output: { result: '', content: null, notes: [] } },
    {
      source: 'Node.js Buffer',
      input: { text: 'Hi', like: NESTED },
      output: { result: '{"a":"SGk="}', content: file('content.txt', '{"a":"SGk="}'), notes: [] },
      example: true,
    },
    {
      source: 'RFC 7515, appendix A.1: the signature is kept',
      input: { text: '{}', like: JWS, path: '1' },
      output: {
        result: 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.e30.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        notes: [{ path: '', note: 'signature-invalid' }],
      },
    },
    { source: 'RFC 8259: a number stays a number', input: { text: 'soon', like: '{"exp":1767225600}', path: '0' }, error: 'no-way-back' },
    { source: 'RFC 3629, section 3: surrogates are not encoded', input: { text: '\ud800', like: NESTED }, error: 'unpaired-surrogate' },
    { source: 'no such part', input: { text: 'a', like: NESTED, path: '3' }, error: 'unknown-path', field: 'path' },
    { source: 'no such layer', input: { text: 'a', like: NESTED, layers: '0=base46' }, error: 'unknown-layer', field: 'layers' },
  ],
  open: [
    {
      source: 'RFC 4648, section 10',
      input: { content: file('stdin', 'Zm9vYmFy'), layer: 'base64' },
      output: { content: file('content.txt', 'foobar') },
      example: true,
    },
    {
      source: 'a part by its name',
      input: { content: file('stdin', NESTED), layer: 'json', part: 'a' },
      output: { content: file('content.txt', 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu') },
    },
    {
      source: 'a part by its number',
      input: { content: file('stdin', '["a", "b"]'), layer: 'json', part: '1' },
      output: { content: file('content.txt', 'b') },
    },
    { source: 'not this layer', input: { content: file('stdin', '!'), layer: 'base64' }, error: 'not-this-layer', field: 'layer' },
    { source: 'no such part', input: { content: file('stdin', NESTED), layer: 'json', part: 'b' }, error: 'unknown-part', field: 'part' },
  ],
});
