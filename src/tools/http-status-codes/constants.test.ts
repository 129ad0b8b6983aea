import { constants } from 'node:http2';
import { expect, test } from 'vitest';
import { standardCodes, unofficialCodes } from './codes.ts';
import { constantsOf, referenceUrl } from './constants.ts';

const codeOf = (code: number) => {
  const status = [...standardCodes, ...unofficialCodes].find((candidate) => candidate.code === code);
  if (!status) throw new Error(`no code ${code}`);
  return status;
};

const namesOf = (language: string): readonly string[] =>
  standardCodes.flatMap((status) => constantsOf(status).filter((constant) => constant.label === language)).map(({ text }) => text);

test('every Node constant exists and has that code', () => {
  for (const status of standardCodes) {
    const constant = constantsOf(status).find(({ label }) => label === 'Node.js');
    if (constant) expect(constants, constant.text).toHaveProperty(constant.text.replace('http2.constants.', ''), status.code);
  }
  expect(namesOf('Node.js')).toHaveLength(62);
});

test('names match those of the libraries', () => {
  expect(constantsOf(codeOf(404)).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Node.js: http2.constants.HTTP_STATUS_NOT_FOUND',
    'Go: http.StatusNotFound',
    'Java (Spring): HttpStatus.NOT_FOUND',
    'C#: HttpStatusCode.NotFound',
    'Python: HTTPStatus.NOT_FOUND',
  ]);
  expect(constantsOf(codeOf(418)).map(({ text }) => text)).toEqual([
    'http2.constants.HTTP_STATUS_TEAPOT',
    'http.StatusTeapot',
    'HttpStatus.I_AM_A_TEAPOT',
    'HTTPStatus.IM_A_TEAPOT',
  ]);
  expect(constantsOf(codeOf(306)).map(({ text }) => text)).toEqual(['HttpStatusCode.Unused']);
  expect(namesOf('Go')).toEqual(expect.arrayContaining(['http.StatusOK', 'http.StatusIMUsed', 'http.StatusMultiStatus', 'http.StatusHTTPVersionNotSupported']));
  expect(namesOf('Python')).toContain('HTTPStatus.NON_AUTHORITATIVE_INFORMATION');
  expect(namesOf('C#')).toContain('HttpStatusCode.NonAuthoritativeInformation');
});

test('vendor codes have no constants', () => {
  expect(unofficialCodes.flatMap(constantsOf)).toEqual([]);
});

test('every standard code links to its section', () => {
  expect(referenceUrl('RFC 9110 §15.5.5')).toBe('https://www.rfc-editor.org/rfc/rfc9110#section-15.5.5');
  expect(standardCodes.filter(({ reference }) => referenceUrl(reference) === undefined)).toEqual([]);
  expect(referenceUrl('')).toBeUndefined();
});
