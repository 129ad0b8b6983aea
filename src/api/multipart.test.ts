import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../contract/errors.ts';
import { disposition } from './answer.ts';
import { parseContentType } from './media-type.ts';
import { parseMultipart } from './multipart.ts';

const text = (bytes: unknown): string => Buffer.from(bytes as Uint8Array).toString();

const parse = (body: string, boundary: string | undefined = 'b') =>
  parseMultipart(Buffer.from(body), boundary).map(({ name, file, hasFileName }) => ({ name, file: { ...file, content: text(file.content) }, hasFileName }));

const part = (disposition: string, content = 'x', more = ''): string => `--b\r\nContent-Disposition: ${disposition}${more}\r\n\r\n${content}\r\n`;

describe('a form', () => {
  test.each<[string, string, object]>([
    ['of a text', part('form-data; name="a"'), { name: 'a', hasFileName: false, file: { name: 'a', type: '', content: 'x' } }],
    [
      'of a file',
      part('form-data; name="a"; filename="b.txt"', 'x', '\r\nContent-Type: Text/Plain; charset=utf-8'),
      { name: 'a', hasFileName: true, file: { name: 'b.txt', type: 'text/plain', content: 'x' } },
    ],
    ['of a name with quotes and line breaks', part('form-data; name="a%22\\"%0D%0A"'), { name: 'a""\r\n' }],
    ['of a name that is not ASCII', part('form-data; name="ä"'), { name: 'ä' }],
    ['of a name without quotes', part('form-data;name=a'), { name: 'a' }],
    ['of line breaks', part('form-data; name="a"', '\r\n--\r\n--c\r\n'), { file: { content: '\r\n--\r\n--c\r\n' } }],
    ['of nothing', part('form-data; name="a"', ''), { file: { content: '' } }],
  ])('%s', (_what, body, expected) => {
    expect(parse(`${body}--b--`)).toMatchObject([expected]);
  });

  test('may have a text before and after it, and spaces after its boundaries', () => {
    expect(parse(`before\r\n${part('form-data; name="a"').replace('--b', '--b \t')}--b--\r\nafter`)).toHaveLength(1);
    expect(parse('--b--')).toEqual([]);
  });

  test.each<[string, string, string?]>([
    ['nothing', ''],
    ['no boundary', part('form-data; name="a"')],
    ['another boundary', `${part('form-data; name="a"')}--b--`, 'c'],
    ['a boundary that is too long', '', 'b'.repeat(71)],
    ['a boundary with a line break', '', 'b\r\n'],
    ['a longer boundary', `${part('form-data; name="a"')}--bb--`],
    ['a part without headers', '--b\r\nx\r\n--b--'],
    ['a part without a name', `${part('form-data')}--b--`],
    ['another disposition', `${part('attachment; name="a"')}--b--`],
    ['an open quote', `${part('form-data; name="a')}--b--`],
    ['two names', `${part('form-data; name="a"; name="b"')}--b--`],
    ['two dispositions', `${part('form-data; name="a"', 'x', '\r\nContent-Disposition: form-data; name="b"')}--b--`],
    ['a folded header', `${part('form-data;\r\n name="a"')}--b--`],
    ['another encoding', `${part('form-data; name="a"', 'eA==', '\r\nContent-Transfer-Encoding: base64')}--b--`],
    ['headers that are too long', `${part(`form-data; name="${'a'.repeat(9_000)}"`)}--b--`],
    ['too many parts', `${part('form-data; name="a"').repeat(201)}--b--`],
  ])('is not %s', (_what, body, boundary = 'b') => {
    expect(() => parse(body, boundary)).toThrow(expect.objectContaining({ name: 'InputError', code: 'broken-multipart' }));
  });

  test('of any bytes has exactly them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
        const body = Buffer.concat([Buffer.from(part('form-data; name="a"; filename=""', '').slice(0, -2)), bytes, Buffer.from('\r\n--boundary--')]);
        const [found] = parseMultipart(Buffer.from(body.toString('latin1').replace('--b\r\n', '--boundary\r\n'), 'latin1'), 'boundary');
        expect(found?.file.content).toEqual(bytes);
      }),
      { numRuns: 50 },
    );
  });

  test('is read or refused', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('--b', '\r\n', '--', 'Content-Disposition: form-data; name="a"', ';', '"', ':', ' ', 'x')), (pieces) => {
        try {
          parse(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of an endless start of a boundary is refused at once', () => {
    expect(() => parse(`--b\r\n${'\r\n--'.repeat(200_000)}`)).toThrow(expect.objectContaining({ code: 'broken-multipart' }));
    expect(() => parse(`${part(`form-data; name=${'\\"'.repeat(4_000)}`)}--b--`)).toThrow(expect.objectContaining({ code: 'broken-multipart' }));
  });
});

test.each<[string | undefined, string, object]>([
  ['text/plain', 'text/plain', {}],
  [' Text/Plain ; Charset=UTF-8 ', 'text/plain', { charset: 'UTF-8' }],
  ['multipart/form-data; boundary="a b;\\"c"; x=y', 'multipart/form-data', { boundary: 'a b;"c', x: 'y' }],
  ['a/b; charset=a; charset=b', 'a/b', { charset: 'a' }],
  ['application/json, text/plain', '', {}],
  ['json', '', {}],
  ['', '', {}],
  [undefined, '', {}],
])('the content type %j', (header, essence, params) => {
  const parsed = parseContentType(header);
  expect([parsed.essence, Object.fromEntries(parsed.params)]).toEqual([essence, params]);
});

test.each([
  ['image/png', 'a.png', 'inline; filename="a.png"'],
  ['text/plain', 'a b.txt', 'inline; filename="a b.txt"'],
  ['text/html', 'a.html', 'attachment; filename="a.html"'],
  ['application/pdf', '../../etc/passwd', 'attachment; filename="passwd"'],
  ['application/pdf', 'C:\\a.pdf', 'attachment; filename="a.pdf"'],
  ['application/pdf', '', 'attachment; filename="result"'],
  ['application/pdf', 'a"\r\nX: y', `attachment; filename="a___X_ y"; filename*=UTF-8''a%22%0D%0AX%3A%20y`],
  ['application/pdf', "ä'.pdf", `attachment; filename="__.pdf"; filename*=UTF-8''%C3%A4%27.pdf`],
  ['application/pdf', '\uD800', `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
])('a file of the type %s with the name %j', (type, name, expected) => {
  expect(disposition(type, name)).toBe(expected);
});
