import { expect, test } from 'vitest';
import { extensionOfMediaType, mediaTypeByName } from './extensions.ts';
import { mediaTypeBySignature, SIGNATURE_BYTES } from './signature.ts';
import { mediaTypeOfBinary, textMediaType } from './text-content.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hex = (digits: string) => Uint8Array.from(Buffer.from(digits, 'hex'));

test.each([
  ['89504e470d0a1a0a00', 'image/png'],
  ['ffd8ffe0', 'image/jpeg'],
  ['474946383761', 'image/gif'],
  ['474946383961', 'image/gif'],
  ['52494646aabbccdd57454250', 'image/webp'],
  ['52494646aabbccdd57415645', 'audio/wav'],
  ['52494646aabbccdd41564920', undefined],
  ['424d', 'image/bmp'],
  ['00000100', 'image/x-icon'],
  ['49492a00', 'image/tiff'],
  ['4d4d002a', 'image/tiff'],
  ['000000206674797061766966', 'image/avif'],
  ['0000002066747970617669730000', 'image/avif'],
  ['000000206674797068656963', 'image/heic'],
  ['00000020667479706d696631', 'image/heic'],
  ['000000206674797069736f6d', 'video/mp4'],
  ['255044462d312e37', 'application/pdf'],
  ['504b0304', 'application/zip'],
  ['504b0506', 'application/zip'],
  ['1f8b08', 'application/gzip'],
  ['425a68', 'application/x-bzip2'],
  ['fd377a585a00', 'application/x-xz'],
  ['377abcaf271c', 'application/x-7z-compressed'],
  ['526172211a07', 'application/vnd.rar'],
  ['28b52ffd', 'application/zstd'],
  [`${'00'.repeat(257)}7573746172`, 'application/x-tar'],
  ['49443304', 'audio/mpeg'],
  ['4f676753', 'audio/ogg'],
  ['664c6143', 'audio/flac'],
  ['1a45dfa3', 'video/webm'],
  ['774f4646', 'font/woff'],
  ['774f4632', 'font/woff2'],
  ['0001000000', 'font/ttf'],
  ['4f54544f', 'font/otf'],
  ['0061736d', 'application/wasm'],
  ['53514c69746520666f726d6174203300', 'application/vnd.sqlite3'],
  ['ffd8', undefined],
  ['', undefined],
])('a file that starts with %s is %s', (digits, mediaType) => {
  expect(mediaTypeBySignature(hex(digits))).toBe(mediaType);
  expect(mediaTypeBySignature(hex(digits + '61'.repeat(1000)).subarray(0, SIGNATURE_BYTES))).toBe(mediaType);
});

test.each([
  ['hello', 'text/plain'],
  ['a\tb\f\r\n\u001B[0m', 'text/plain'],
  ['a\u0000b', undefined],
  ['a\u000Bb', undefined],
  ['', undefined],
  ['<!DOCTYPE html><p>', 'text/html'],
  ['\uFEFF\n<html lang="en">', 'text/html'],
  ['<htmlx>', 'text/plain'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY c ">">]>\n<svg>', 'image/svg+xml'],
  ['<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['<!doctype svg><svg>', 'image/svg+xml'],
  ['<!-- <svg> --><p>', 'text/plain'],
  ['<!-- <svg>', 'text/plain'],
  ['<p><svg>', 'text/plain'],
])('%j is %s', (text, mediaType) => {
  expect(textMediaType(bytesOf(text))).toBe(mediaType);
});

test.each([
  ['BMW', undefined],
  ['BZh91', undefined],
  ['ID3 tags', undefined],
  ['BM\0\0', 'image/bmp'],
  ['BZh9\u0001', 'application/x-bzip2'],
  ['%PDF-1.7', 'application/pdf'],
  ['hello', undefined],
])('the whole file %j has the signature of %s', (content, mediaType) => {
  expect(mediaTypeOfBinary(bytesOf(content))).toBe(mediaType);
});

test('bytes that are not UTF-8 are not text', () => {
  expect(textMediaType(hex('c328'))).toBeUndefined();
});

test('reads a long run of comments in linear time', () => {
  expect(textMediaType(bytesOf(`${'<!---->'.repeat(9000)}<svg>`))).toBe('image/svg+xml');
  expect(textMediaType(bytesOf('<!'.repeat(1e6)))).toBe('text/plain');
  expect(textMediaType(bytesOf(' '.repeat(1e6)))).toBe('text/plain');
});

test.each([
  ['image/jpeg', 'jpg'],
  ['image/vnd.microsoft.icon', 'ico'],
  ['TEXT/XML; charset=utf-8', 'xml'],
  ['image/jpg', 'bin'],
  ['', 'bin'],
])('files of %j get the extension %s', (mediaType, extension) => {
  expect(extensionOfMediaType(mediaType)).toBe(extension);
});

test.each([
  ['table.CSV', 'text/csv'],
  ['.ico', 'image/x-icon'],
  ['archive.tar.gz', 'application/gzip'],
  ['Makefile', undefined],
  ['a.constructor', undefined],
  ['a.', undefined],
])('the name %j gives %s', (name, mediaType) => {
  expect(mediaTypeByName(name)).toBe(mediaType);
});
