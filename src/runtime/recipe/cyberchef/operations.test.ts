import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findTool } from '../../find-tool.ts';
import { inputKind } from '../../kinds/input-kinds.ts';
import { resolveStep } from '../step.ts';
import { convertCyberChef, operations } from './convert.ts';
import { plainName } from './conversion.ts';
import { resultOf } from '../../testing/converted-recipe.ts';

/** One or more facts about each operation, from its standard or its description. */
const rows: readonly (readonly [recipe: string, input: string, result: string])[] = [
  // RFC 4648, section 10
  ["To_Base64('A-Za-z0-9+/=')", 'foob', 'Zm9vYg=='],
  ["To_Base64('A-Za-z0-9-_')", 'f??', 'Zj8_'],
  ["From_Base64('A-Za-z0-9+/=',true,false)", 'Zm9v\nYg==', 'foob'],
  ["From_Base64('A-Za-z0-9-_',true)", 'Zj8_', 'f??'],
  ["To_Base32('A-Z2-7=')", 'foob', 'MZXW6YQ='],
  ["From_Base32('A-Z2-7=',false)", 'MZXW6YQ=', 'foob'],
  ["To_Base32('0-9A-V=')", 'foob', 'CPNMUOG='],
  // RFC 9285, section 4.3
  ["To_Base45('0-9A-Z $%*+\\\\-./:')", 'Hello!!', '%69 VD92EX0'],
  ["From_Base45('0-9A-Z $%*+\\\\-./:',true)", '%69 VD92EX0', 'Hello!!'],
  // draft-msporny-base58-03, section 5
  ["To_Base58('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')", 'Hello World!', '2NEpo7TZRRrLZSi2U'],
  ["From_Base58('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',true)", '2NEpo7TZRRrLZSi2U', 'Hello World!'],
  ["To_Base85('!-u',false)", 'hello', 'BOu!rDZ'],
  ["To_Base85('!-u',true)", 'hello', '<~BOu!rDZ~>'],
  ["From_Base85('!-u',false,'z')", 'BOu!rDZ', 'hello'],
  ["To_Hex('Space',0)", 'hé', '68 c3 a9'],
  ["To_Hex('None')", 'hé', '68c3a9'],
  ["To_Hex('0x with comma',0)", 'hi', '0x68,0x69'],
  ["To_Hex('\\\\x',0)", 'hi', '\\x68\\x69'],
  ["To_Hex('Space',2)", 'hello', '68 65\n6c 6c\n6f'],
  ["From_Hex('Auto')", '68 65:6c,6C\n0x6f', 'hello'],
  ["From_Hex('Auto')To_Hex('Comma',0)", 'ff:00 80', 'ff,00,80'],
  ["From_Hex('Auto')To_Base64('A-Za-z0-9+/=')", '\\xff\\x00', '/wA='],
  ["To_Binary('Space',8)", 'hi', '01101000 01101001'],
  ["From_Binary('Space',8)", '01101000 01101001', 'hi'],
  ["To_Octal('Space')", ' hé', '40 150 303 251'],
  ["From_Octal('Space')", '40 150 303 251', ' hé'],
  ["To_Decimal('Comma',false)", 'hi', '104,105'],
  ["From_Decimal('Space',false)", '104 105', 'hi'],
  ["To_Charcode('Space',10)", 'h€', '104 8364'],
  ["From_Charcode('Comma',10)", '104, 8364', 'h€'],
  ["From_Charcode('Space',16)", '68 20ac', 'h€'],
  ["From_Charcode('Comma',10)To_Base64('A-Za-z0-9+/=')", '255, 0', '/wA='],
  ['To_Base(16)', '255', 'ff'],
  ['From_Base(16)', 'ff 00', '65280'],
  ['From_Hexdump()', '00000000  68 69                                            |hi|', 'hi'],
  ['To_Hexdump(16,false,false)From_Hexdump()', 'some text', 'some text'],
  ["From_Base64('A-Za-z0-9+/=',true)To_Hexdump(16,false,false)From_Hexdump()To_Hex('None',0)", '/wA=', 'ff00'],
  ['URL_Encode(false)', 'a b/é', 'a%20b/%C3%A9'],
  ['URL_Encode(true)', 'a-b.c_d~e/f', 'a%2Db%2Ec%5Fd%7Ee%2Ff'],
  ['URL_Decode()', 'a+b%20%C3%A9%zz', 'a b é%zz'],
  ['URL_Decode(false)', 'a+b', 'a+b'],
  ['From_HTML_Entity()', '&lt;&eacute;&#x68;', '<éh'],
  ["To_HTML_Entity(true,'Numeric entities')", 'hé', '&#104;&#233;'],
  ["To_HTML_Entity(false,'Named entities')", '<é', '&lt;&eacute;'],
  ['To_Quoted_Printable()', 'h=é', 'h=3D=C3=A9'],
  ['From_Quoted_Printable()', 'h=3D=C3=A9', 'h=é'],
  // RFC 3492, section 7.1 (with another word)
  ['To_Punycode(false)', 'münchen', 'mnchen-3ya'],
  ['From_Punycode(false)', 'mnchen-3ya', 'münchen'],
  ['To_Punycode(true)', 'münchen.de', 'xn--mnchen-3ya.de'],
  ["Escape_Unicode_Characters('\\\\u',false,4,true)", 'hé', 'h\\u00E9'],
  ["Unescape_Unicode_Characters('\\\\u')", 'h\\u00e9', 'hé'],
  ["Escape_string('Special chars','Single',false,true,false)", "a\nb'", "a\\nb\\'"],
  ['Unescape_string()', 'a\\nb\\x41', 'a\nbA'],
  ["Encode_text('UTF-16LE (1200)')To_Hex('None',0)", 'hé', '6800e900'],
  ["From_Hex('None')Decode_text('UTF-16LE (1200)')", '6800e900', 'hé'],
  ["From_Hex('None')Decode_text('Windows-1252 Latin (1252)')", '80', '€'],
  // FIPS 180-4 and 202, RFC 1320, 1321 and 7693: digests of “abc”
  [
    "BLAKE2b('512','Hex',{'option':'UTF8','string':''})",
    'abc',
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ],
  ['MD4()', 'abc', 'a448017aaf21d8525fc10ae87aa6729d'],
  ['MD5()', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['SHA1(80)', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ["SHA2('256',64,160)", 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ["SHA3('224')", 'abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
  ["Keccak('256')", 'abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ["RIPEMD('160')", 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
  ["BLAKE2s('256','Hex',{'option':'UTF8','string':''})", 'abc', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'],
  ['CRC-32_Checksum()', '123456789', 'cbf43926'],
  ["CRC_Checksum('CRC-32C')", '123456789', 'e3069283'],
  ['Adler-32_Checksum()', 'Wikipedia', '11e60398'],
  ["From_Hex('None')MD5()", 'ff', '00594fd4f42ba43fc1ca0427a0576295'],
  // RFC 4231, test case 2
  ["HMAC({'option':'UTF8','string':'Jefe'},'SHA256')", 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  ["HMAC({'option':'Hex','string':'4a656665'},'SHA256')", 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  ['Bcrypt_parse()', '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', 'N9qo8uLOickgx2ZMRZoMye'],
  // NIST SP 800-38A, F.1.1, F.2.1 and F.5.1, first block
  [
    "AES_Encrypt({'option':'Hex','string':'2b7e151628aed2a6abf7158809cf4f3c'},{'option':'Hex','string':''},'ECB/NoPadding','Hex','Hex',{'option':'Hex','string':''})",
    '6bc1bee22e409f96e93d7e117393172a',
    '3ad77bb40d7a3660a89ecaf32466ef97',
  ],
  [
    "AES_Encrypt({'option':'Hex','string':'2b7e151628aed2a6abf7158809cf4f3c'},{'option':'Hex','string':'000102030405060708090a0b0c0d0e0f'},'CBC/NoPadding','Hex','Hex')",
    '6bc1bee22e409f96e93d7e117393172a',
    '7649abac8119b246cee98e9b12e9197d',
  ],
  [
    "AES_Decrypt({'option':'Hex','string':'2b7e151628aed2a6abf7158809cf4f3c'},{'option':'Hex','string':'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff'},16,'CTR','Hex','Hex',{'option':'Hex','string':''},{'option':'Hex','string':''},'Off')",
    '874d6191b620e3261bef6864990db6ce',
    '6bc1bee22e409f96e93d7e117393172a',
  ],
  [
    "AES_Encrypt({'option':'UTF8','string':'0123456789abcdef'},{'option':'Hex','string':''},'CBC','Raw','Raw')To_Base64('A-Za-z0-9+/=')From_Base64('A-Za-z0-9+/=',true)AES_Decrypt({'option':'UTF8','string':'0123456789abcdef'},{'option':'Hex','string':''},'CBC','Raw','Raw')",
    'héllo',
    'héllo',
  ],
  [
    "From_Hex('None')AES_Encrypt({'option':'UTF8','string':'0123456789abcdef'},{'option':'Hex','string':''},'CBC','Raw','Raw')AES_Decrypt({'option':'UTF8','string':'0123456789abcdef'},{'option':'Hex','string':''},'CBC','Raw','Raw')To_Hex('None',0)",
    'ff00ff',
    'ff00ff',
  ],
  [
    "Triple_DES_Encrypt({'option':'Hex','string':'0123456789abcdef23456789abcdef01456789abcdef0123'},{'option':'Hex','string':''},'CBC','Raw','Hex')Triple_DES_Decrypt({'option':'Hex','string':'0123456789abcdef23456789abcdef01456789abcdef0123'},{'option':'Hex','string':''},'CBC','Hex','Raw')",
    'hello',
    'hello',
  ],
  ['JWT_Decode()', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.AAAA', '{\n    "sub": "a"\n}'],
  // RFC 7515, A.1, with a key that is text
  ["JWT_Sign('secret','HS256')JWT_Verify('secret')", '{"sub":"a"}', 'verified'],
  ["Gzip('Dynamic Huffman Coding','','',false)Gunzip()", 'hello', 'hello'],
  ["Zlib_Deflate('Dynamic Huffman Coding')Zlib_Inflate(0,0,'Adaptive',false,false)", 'hello', 'hello'],
  ["Raw_Deflate('Fixed Huffman Coding')To_Base64('A-Za-z0-9+/=')From_Base64('A-Za-z0-9+/=',true)Raw_Inflate(0,0,'Block',false,false)", 'hello', 'hello'],
  ["JSON_Beautify('    ',false,true)", '{"b":1,"a":[2]}', '{\n    "b": 1,\n    "a": [\n        2\n    ]\n}'],
  ["JSON_Beautify('\\\\t',true)", '{"b":1,"a":2}', '{\n\t"a": 2,\n\t"b": 1\n}'],
  ['JSON_Minify()', '{ "a": 1 }', '{"a":1}'],
  ["CSV_to_JSON(',','\\\\r\\\\n','Array of dictionaries')JSON_Minify()", 'a,b\n1,2', '[{"a":"1","b":"2"}]'],
  ["JSON_to_CSV(',','\\\\n')", '[{"a":1,"b":"x,y"}]', 'a,b\n1,"x,y"'],
  ['JSON_to_YAML()', '{"a":1}', 'a: 1\n'],
  ['YAML_to_JSON()JSON_Minify()', 'a: 1', '{"a":1}'],
  ["XML_Beautify('\\\\t')", '<a><b/></a>', '<a>\n\t<b/>\n</a>'],
  ['XML_Minify(false)', '<a> <b/> </a>', '<a><b/></a>'],
  ["SQL_Beautify('  ')", 'select a from t', 'SELECT\n  a\nFROM\n  t'],
  ['SQL_Minify()', 'SELECT\n a\nFROM t', 'SELECT a FROM t'],
  ["Jq('.a')", '{"a":1}', '1'],
  ["JPath_expression('$.a','\\\\n')", '{"a":1}', '1'],
  ["CSS_Beautify('  ')", 'a{b:c}', 'a {\n  b: c;\n}\n'],
  ['CSS_Minify(false)', 'a {\n  b: c;\n}\n', 'a{b:c}'],
  ["JavaScript_Beautify('  ','Auto',true,true)", 'f( 1 )', 'f(1);\n'],
  ['JavaScript_Minify()', 'f( 1 );\n', 'f(1);'],
  ["To_Table(',','\\\\r\\\\n',true,'Markdown')", 'a,b\nx,y', '| a   | b   |\n| --- | --- |\n| x   | y   |'],
  ['Render_Markdown()', '# a', '<h1>a</h1>'],
  ['Parse_User_Agent()', 'curl/8.0', 'curl 8'],
  ["From_UNIX_Timestamp('Seconds (s)')", '978346800', 'Mon, 01 Jan 2001 11:00:00 GMT'],
  ["To_UNIX_Timestamp('Milliseconds (ms)',true,false)", 'Mon 1 January 2001 11:00:00', '978346800000'],
  ["Change_IP_format('Dotted Decimal','Hex')", '192.168.0.1', 'c0a80001'],
  ["Change_IP_format('Decimal','Dotted Decimal')", '3232235521', '192.168.0.1'],
  ['Parse_IP_range()', '10.0.0.0/30', '10.0.0.0/30'],
  ['Parse_IPv6_address()', '2001:db8::1', '2001:0db8:0000:0000:0000:0000:0000:0001'],
  ['Parse_UNIX_file_permissions()', '0755', 'rwxr-xr-x'],
  ['Parse_URI()', 'https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ["Defang_URL(true,true,true,'Everything')", 'https://example.com/', 'hxxps[://]example[.]com/'],
  ["Fang_URL(true,true,true,'Everything')", 'hxxps[://]example[.]com/', 'https://example.com/'],
  ['Defang_IP_Addresses()', 'from 10.0.0.1.', 'from 10[.]0[.]0[.]1.'],
  ["Generate_QR_Code('PNG',5,2,'Medium')Parse_QR_Code(false)", 'WIFI:S:net;;', 'WIFI:S:net;;'],
  ["Find_/_Replace({'option':'Regex','string':'(\\\\w)(\\\\d)'},'$2$1\\\\n',true,false,true,false)", 'a1b2', '1a\n2b\n'],
  ["Find_/_Replace({'option':'Simple string','string':'a.'},'b',true,false,true,false)", 'a.ax', 'bax'],
  ["Find_/_Replace({'option':'Extended (\\\\n, \\\\t, \\\\x...)','string':'\\\\n'},',',true,false,true,false)", 'a\nb', 'a,b'],
  ["Find_/_Replace({'option':'Regex','string':'/A/'},'b',false,true,true,false)", '/a/ /a/', 'b /a/'],
  ["Regular_expression('User defined','[a-z]\\\\d',true,true,false,false,false,false,'List matches')", 'a1 B2 c', 'a1\nB2'],
  ["Regular_expression('User defined','([a-z])(\\\\d)',false,true,false,false,false,false,'List capture groups')", 'a1 b2', 'a\n1\nb\n2'],
  ["Split(',','\\\\n')", 'a,b$', 'a\nb$'],
  ["Sort('Line feed',true,'Alphabetical (case sensitive)')", ' b\na\nB', 'a\nB\n b'],
  ["Sort('Comma',false,'Numeric')", '10,9', '9,10'],
  ["Unique('Line feed',false)", 'b\na\nb', 'b\na'],
  ["Reverse('Character')", 'aé\u{1f600}', '\u{1f600}éa'],
  ["Reverse('Line')", 'a\nb', 'b\na'],
  ["Reverse('Byte')", 'abc', 'cba'],
  ["From_Hex('None')Reverse('Byte')To_Hex('None',0)", 'ff0001', '0100ff'],
  ['Take_bytes(1,2,false)', 'abcd', 'bc'],
  ['Drop_bytes(1,2,false)', 'abcd', 'ad'],
  ["Swap_endianness('Hex',4,true)", '01020304 0506', '04 03 02 01 00 00 06 05'],
  ['Remove_whitespace(true,true,true,true,true,false)', ' a\r\n\tb.', 'ab.'],
  ['Remove_null_bytes()', 'a\0b', 'ab'],
  ["Pad_lines('End',3,'0')", '1\n2', '1000\n2000'],
  ["Pad_lines('Start',2,'$')", '1\n2', '$$1\n$$2'],
  ["Head('Line feed',2)", 'a\nb\nc', 'a\nb'],
  ["Tail('Comma',2)", 'a,b,c', 'b,c'],
  ["Filter('Line feed','^a',false)", 'ab\nb\na', 'ab\na'],
  ["Filter('Line feed','^a',true)", 'ab\nb\na', 'b'],
  ['ROT13(true,true,13)', 'Hello, 1', 'Uryyb, 1'],
  ['ROT13(true,true,true,-1)', 'Bb1', 'Aa0'],
  ['ROT47(47)', 'Hello!', 'w6==@P'],
  ["To_Upper_case('All')", 'aé', 'AÉ'],
  ['To_Lower_case()', 'AÉ', 'aé'],
  ['Swap_case()', 'aB', 'Ab'],
  ['To_Snake_case(false)', 'Hello big-World', 'hello_big_world'],
  ['To_Camel_case(false)', 'Hello big-World', 'helloBigWorld'],
  ['To_Kebab_case(false)', 'Hello big World', 'hello-big-world'],
  ['Strip_HTML_tags(true,true)', '<p>a</p>\n  <b>c</b>', 'a\nc'],
  ['Extract_URLs(false)', 'see https://example.com/a and http://b.example.', 'https://example.com/a\nhttp://b.example.'],
  ['Extract_email_addresses(false,true,true)', 'b@example.com, a@example.com b@example.com', 'a@example.com\nb@example.com'],
  ['Extract_IP_addresses(true,false,false,false,false,false)', '10.0.0.1 and 300.1.1.1', '10.0.0.1'],
  ['Convert_to_NATO_alphabet()', 'hi', 'Hotel India'],
  ["To_Morse_Code('-/.','Space','Line feed')", 'SOS hi', '... --- ...\n.... ..'],
  ["From_Morse_Code('Space','Line feed')", '... --- ...\n.... ..', 'SOS HI'],
];

test.each(rows)('%s', { tags: ['slow'] }, async (recipe, input, result) => {
  const converted = convertCyberChef(recipe, 'r');
  expect(converted.recipe.steps.filter(({ off }) => off)).toEqual([]);
  expect(await resultOf(converted, input)).toBe(result);
});

/** Their results are random, or too long for a table. */
const WITHOUT_RESULT = ['Bcrypt', 'Parse X.509 certificate'];

test('there is a result for each operation', () => {
  const shown = new Set(rows.flatMap(([recipe]) => convertedOps(recipe)));
  expect(operations.length).toBeGreaterThan(110);
  expect(operations.map(({ op }) => op).filter((op) => !shown.has(plainName(op)))).toEqual(WITHOUT_RESULT);
});

const convertedOps = (recipe: string): readonly string[] => [...recipe.matchAll(/(?:^|\))([A-Z][^('"]*)\(/gu)].map(([, op = '']) => plainName(op));

test('names of operations and arguments are unique', () => {
  const names = operations.map(({ op }) => plainName(op));
  expect(new Set(names).size).toBe(names.length);
  for (const { op, args } of operations) expect(new Set(args.map(([name]) => plainName(name))).size, op).toBe(args.length);
});

test('the documentation lists each operation', () => {
  const listed = [...readFileSync('docs/cyberchef.md', 'utf8').matchAll(/^\| `(.+?)` \| `/gmu)].map(([, op]) => op);
  expect(listed).toEqual(operations.map(({ op }) => op));
});

test('steps exist, and their options are valid', async () => {
  const wrong: string[] = [];
  for (const [recipe] of rows)
    for (const step of convertCyberChef(recipe, 'r').recipe.steps) {
      const { operation, options } = await resolveStep(step);
      if (findTool(step.tool) !== step.tool) wrong.push(step.tool);
      for (const [name, value] of Object.entries(options)) {
        const field = operation.input[name];
        // Throws for an invalid value.
        if (!field || inputKind(field).check(name, field, value) === undefined) wrong.push(`${step.tool} ${name}`);
      }
    }
  expect(wrong).toEqual([]);
});
