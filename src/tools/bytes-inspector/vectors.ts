import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const HELLO_HEX = '48656c6c6f2c20776f726c64210a';
const XXD = '00000000: 4865 6c6c 6f2c 2077 6f72 6c64 210a       Hello, world!.';
const HEXDUMP = '00000000  48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 21 0a        |Hello, world!.|\n0000000e';
const read = (source: string, data: string, detectedNotation: string, converted = HELLO_HEX) => ({
  source,
  input: { data, format: 'hex' },
  output: { converted, detectedNotation },
});

export default vectors<typeof fields>({
  inspect: [
    {
      source: 'xxd; Python struct',
      input: { data: XXD },
      output: {
        rows: [{ offset: '00000000', hex: '48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a', text: 'Hello, world!.' }],
        byteLength: 14,
        position: 0,
        detectedNotation: 'xxd',
        notes: [],
      },
      example: true,
    },
    {
      source: 'Python struct; uuid.UUID(bytes=…), uuid.UUID(bytes_le=…)',
      input: { data: '00 00 80 3f 00 01 02 03 04 05 06 07 08 09 0a 0b 41' },
      output: {
        values: [
          { type: 'uint8', littleEndian: '0', bigEndian: '0' },
          { type: 'int8', littleEndian: '0', bigEndian: '0' },
          { type: 'uint16', littleEndian: '0', bigEndian: '0' },
          { type: 'int16', littleEndian: '0', bigEndian: '0' },
          { type: 'uint32', littleEndian: '1065353216', bigEndian: '32831' },
          { type: 'int32', littleEndian: '1065353216', bigEndian: '32831' },
          { type: 'uint64', littleEndian: '216736832644186112', bigEndian: '141008071361027' },
          { type: 'int64', littleEndian: '216736832644186112', bigEndian: '141008071361027' },
          { type: 'float16', littleEndian: '0', bigEndian: '0' },
          { type: 'bfloat16', littleEndian: '0', bigEndian: '0' },
          { type: 'float32', littleEndian: '1', bigEndian: '4.6006e-41' },
          { type: 'float64', littleEndian: '3.5237174656625475e-294', bigEndian: '6.96672438458144e-310' },
          { type: 'unix-seconds', littleEndian: '2003-10-05T11:26:56Z', bigEndian: '1970-01-01T09:07:11Z' },
          { type: 'unix-milliseconds', littleEndian: '', bigEndian: '6438-05-14T20:42:41.027Z' },
          { type: 'filetime', littleEndian: '2287-10-24T19:34:24.418Z', bigEndian: '1601-06-13T04:53:27.136Z' },
          { type: 'ole-date', littleEndian: '1899-12-30T00:00:00Z', bigEndian: '1899-12-30T00:00:00Z' },
          { type: 'mac-time', littleEndian: '1937-10-04T11:26:56Z', bigEndian: '1904-01-01T09:07:11Z' },
          { type: 'guid', littleEndian: '3f800000-0100-0302-0405-060708090a0b', bigEndian: '0000803f-0001-0203-0405-060708090a0b' },
          { type: 'ipv4', littleEndian: '63.128.0.0', bigEndian: '0.0.128.63' },
          { type: 'binary', littleEndian: '00000000', bigEndian: '00000000' },
          { type: 'utf-8', littleEndian: 'U+0000', bigEndian: 'U+0000' },
        ],
      },
    },
    {
      source: 'the page of rows with the offset',
      input: { data: 'ab'.repeat(40), offset: '0x21', rowCount: 2 },
      output: { rows: [{ offset: '00000020', hex: 'ab ab ab ab ab ab ab ab', text: '........' }], position: 33 },
    },
    { source: 'nothing', input: { data: '' }, output: { rows: [], values: [], byteLength: 0, detectedNotation: '' } },
    { source: 'after the end', input: { data: 'abcd', offset: '2' }, error: 'offset-after-end', field: 'offset' },
    { source: 'no number', input: { data: 'abcd', offset: 'x' }, error: 'invalid-offset', field: 'offset' },
  ],
  find: [
    {
      source: 'grep -abo',
      input: { data: XXD, pattern: 'o' },
      output: {
        matches: [
          { offset: '0x4', hex: '48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a', text: 'Hello, world!.' },
          { offset: '0x8', hex: '6f 2c 20 77 6f 72 6c 64 21 0a', text: 'o, world!.' },
        ],
        matchCount: 2,
        firstMatch: '0x4',
      },
      example: true,
    },
    { source: 'overlapping matches', input: { data: 'aaaaaaaa', pattern: 'aa aa', findAs: 'hex' }, output: { matchCount: 3 } },
    { source: 'nothing to find', input: { data: 'aaaaaaaa', pattern: '' }, output: { matchCount: 0, firstMatch: '' } },
    { source: 'half a byte', input: { data: 'aaaa', pattern: 'aaa', findAs: 'hex' }, error: 'invalid-hex', field: 'pattern' },
  ],
  convert: [
    { source: 'hexdump -C', input: { data: XXD }, output: { converted: HEXDUMP, byteLength: 14, detectedNotation: 'xxd' }, example: true },
    { source: 'xxd', input: { data: HEXDUMP, format: 'xxd' }, output: { converted: XXD, detectedNotation: 'hexdump' }, example: true },
    read('hexdump', '0000000 6548 6c6c 2c6f 7720 726f 646c 0a21     \n000000e', 'hexdump'),
    read('od', '0000000 062510 066154 026157 073440 071157 062154 005041\n0000016', 'od'),
    read('od -t x1', '0000000 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a\n0000016', 'od'),
    read('od -A d -t x4', '0000000 6c6c6548 77202c6f 646c726f 00000a21\n0000014', 'od'),
    read('od -b', '0000000 110 145 154 154 157 054 040 167 157 162 154 144 041 012\n0000016', 'od'),
    read('od -A x -t x1z', '000000 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a        >Hello, world!.<\n00000e', 'hexdump'),
    read('Wireshark, Copy as Hex + ASCII Dump', '0000   48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21 0a         Hello, world!.', 'wireshark'),
    read('Wireshark, Copy as Hex Stream', HELLO_HEX, 'hex'),
    read(
      'xxd -i',
      'unsigned char hw[] = {\n  0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x2c, 0x20, 0x77, 0x6f, 0x72, 0x6c, 0x64,\n  0x21, 0x0a\n};\nunsigned int hw_len = 14;',
      'array',
    ),
    read('Java and Go', "new byte[] { 72, (byte)0xff, -1, 'a' } // x", 'array', '48ffff61'),
    read('Python repr()', String.raw`b'\x89PNG\r\n\x1a\n'`, 'escapes', '89504e470d0a1a0a'),
    read('C string literals', String.raw`"\x48\145" "llo\0"`, 'escapes', '48656c6c6f00'),
    read('RFC 4648, section 10', 'Zm9vYmFyCg==', 'base64', '666f6f6261720a'),
    read('UTF-8', 'Grüße', 'text', '4772c3bcc39f65'),
    {
      source: 'hexdump -C of 64 zeros: the lines that * stands for',
      input: { data: '00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n00000040', format: 'python' },
      output: { byteLength: 64, notes: [] },
    },
    {
      source: 'a dump without its middle',
      input: { data: '00000000: 4142\n00000010: 4344', format: 'hex' },
      output: { converted: '41424344', notes: ['offsets-not-continuous'] },
    },
    { source: 'xxd -i', input: { data: 'ff00', format: 'c' }, output: { converted: 'unsigned char data[] = {\n  0xff, 0x00\n};\nunsigned int data_len = 2;' } },
    { source: 'Python repr()', input: { data: '89504e470d0a1a0a275c', format: 'python' }, output: { converted: String.raw`b'\x89PNG\r\n\x1a\n\'\\'` } },
    { source: 'two lines', input: { data: 'ABCDEF', format: 'spaced-hex', bytesPerLine: 2, uppercase: true }, output: { converted: 'AB CD\nEF' } },
    { source: 'nothing', input: { data: '' }, output: { converted: '', file: null } },
    { source: 'no dump', input: { data: 'Hello', notation: 'xxd' }, error: 'invalid-notation', field: 'data' },
    { source: 'half a byte', input: { data: 'abc', notation: 'hex' }, error: 'invalid-hex', field: 'data' },
  ],
  compare: [
    {
      source: 'cmp -l',
      input: { data: '0001020304', otherData: '0002030304ff' },
      output: {
        verdict: 'different',
        ranges: [
          { offset: '0x1', length: 2, change: 'changed', first: '0102', second: '0203' },
          { offset: '0x5', length: 1, change: 'only-second', first: '', second: 'ff' },
        ],
        differentBytes: 3,
        byteLength: 5,
        otherByteLength: 6,
      },
      example: true,
    },
    { source: 'the same bytes in two notations', input: { data: XXD, otherData: HEXDUMP }, output: { verdict: 'same', ranges: [], differentBytes: 0 } },
    { source: 'nothing', input: { data: '' }, output: { verdict: 'same' } },
    { source: 'half a byte', input: { data: 'abcd', otherData: 'abc', notation: 'hex' }, error: 'invalid-hex', field: 'otherData' },
  ],
  float: [
    {
      source: 'IEEE 754, binary32; Python decimal.Decimal and struct',
      input: { number: '0.1' },
      output: {
        exactValue: '0.100000001490116119384765625',
        shortestValue: '0.1',
        floatClass: 'normal',
        sign: '0',
        exponent: '01111011',
        fraction: '10011001100110011001101',
        unbiasedExponent: '-4',
        bits: '00111101110011001100110011001101',
        hex: '3dcccccd',
        littleEndianHex: 'cdcccc3d',
        roundingError: '1.49012e-9',
        nextLower: '0.099999994',
        nextHigher: '0.10000001',
      },
      example: true,
    },
    {
      source: 'Python struct',
      input: { number: '-2.5', floatFormat: 'float64' },
      output: { hex: 'c004000000000000', exactValue: '-2.5', roundingError: '0' },
      example: true,
    },
    {
      source: 'largest float16',
      input: { number: '7bff', floatFormat: 'float16', readAs: 'hex' },
      output: { exactValue: '65504', nextHigher: 'Infinity', roundingError: '' },
    },
    {
      source: 'smallest float32',
      input: { number: '0x1', readAs: 'hex' },
      output: { shortestValue: '1e-45', floatClass: 'subnormal', unbiasedExponent: '-126', nextLower: '0' },
    },
    { source: 'the bits of 1', input: { number: '0 01111111 00000000000000000000000', readAs: 'bits' }, output: { exactValue: '1', hex: '3f800000' } },
    {
      source: 'negative zero',
      input: { number: '-0.0' },
      output: { hex: '80000000', floatClass: 'zero', exactValue: '-0', unbiasedExponent: '', nextHigher: '1e-45' },
    },
    {
      source: 'infinity',
      input: { number: '-inf', floatFormat: 'bfloat16' },
      output: { hex: 'ff80', floatClass: 'infinity', exactValue: '-Infinity', nextLower: '' },
    },
    { source: 'NaN', input: { number: 'NaN', floatFormat: 'float64' }, output: { hex: '7ff8000000000000', floatClass: 'quiet-nan', nextLower: '' } },
    { source: 'too large', input: { number: '1e39' }, output: { floatClass: 'infinity', hex: '7f800000' } },
    { source: 'no number', input: { number: '1,5' }, error: 'invalid-number', field: 'number' },
    { source: 'too many bits', input: { number: '123456789', readAs: 'hex' }, error: 'invalid-bits', field: 'number' },
  ],
});
