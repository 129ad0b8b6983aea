import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { convertCyberChef } from './convert.ts';
import { resultOf } from '../../testing/converted-recipe.ts';

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
const zip = (text: string): string => base64(deflateRawSync(text));
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').toString('latin1');

const RECIPES = 'github.com/mattnotmax/cyberchef-recipes';

interface Public {
  readonly source: string;
  readonly recipe: string;
  /** Default: that of the link. */
  readonly input?: string;
  readonly result: string;
  /** Steps that stay disabled. */
  readonly disabled?: readonly string[];
}

/** Recipes that others have published. Inputs without a source are made here; their results follow from them. */
const recipes: readonly Public[] = [
  {
    source: `${RECIPES}, recipe 1`,
    recipe:
      '[{"op":"Regular expression","args":["User defined","[a-zA-Z0-9+/=]{30,}",true,true,false,false,false,false,"List matches"]},{"op":"From Base64","args":["A-Za-z0-9+/=",true]},{"op":"Raw Inflate","args":[0,0,"Adaptive",false,false]},{"op":"Generic Code Beautify","args":[]}]',
    input: `powershell -c "${zip('Write-Host "A longer script that is compressed"')}"`,
    result: 'Write-Host "A longer script that is compressed"',
    disabled: ['CyberChef: Generic Code Beautify'],
  },
  {
    source: `${RECIPES}, recipe 3`,
    recipe:
      '[{"op":"Regular expression","args":["User defined","([0-9]{2,3}(,\\\\s|))+",true,true,false,false,false,false,"List matches"]},{"op":"From Charcode","args":["Comma",10]},{"op":"Regular expression","args":["User defined","([0-9]{2,3}(,\\\\s|))+",true,true,false,false,false,false,"List matches"]},{"op":"From Charcode","args":["Space",10]}]',
    input: `eval(String.fromCharCode(${[...'alert(72, 105)'].map((character) => character.charCodeAt(0)).join(', ')}))`,
    result: 'Hi',
  },
  {
    // The key that Microsoft published, and the password of Metasploit’s example.
    source: `${RECIPES}, recipe 4`,
    recipe:
      '[{"op":"From Base64","args":["A-Za-z0-9+/=",true]},{"op":"To Hex","args":["None"]},{"op":"AES Decrypt","args":[{"option":"Hex","string":"4e9906e8fcb66cc9faf49310620ffee8f496e806cc057990209b09a433b66c1b"},{"option":"Hex","string":""},"CBC","Hex","Raw",{"option":"Hex","string":""}]},{"op":"Decode text","args":["UTF16LE (1200)"]}]',
    input: 'j1Uyj3Vx8TY9LtLZil2uAuZkFQA/4latT76ZwgdHdhw',
    result: 'Local*P4ssword!',
  },
  {
    source: `${RECIPES}, recipe 6, of bitofhex.com/2018/05/29/cyberchef`,
    recipe:
      '[{"op":"From Base64","args":["A-Za-z0-9-_=",true]},{"op":"To Hex","args":["None"]},{"op":"Take bytes","args":[0,8,false]},{"op":"Swap endianness","args":["Hex",4,true]},{"op":"From Base","args":[16]},{"op":"From UNIX Timestamp","args":["Seconds (s)"]}]',
    // 978346800 in little-endian order, and more bytes.
    input: Buffer.from([0x30, 0x63, 0x50, 0x3a, 1, 2, 3, 4, 5]).toString('base64url'),
    result: 'Mon, 01 Jan 2001 11:00:00 GMT',
  },
  {
    source: `${RECIPES}, recipe 9`,
    recipe:
      '[{"op":"Reverse","args":["Character"]},{"op":"Find / Replace","args":[{"option":"Regex","string":"%"},"A",true,false,true,false]},{"op":"Find / Replace","args":[{"option":"Regex","string":"×"},"T",true,false,false,false]},{"op":"Find / Replace","args":[{"option":"Simple string","string":"÷"},"V",true,false,false,false]},{"op":"From Base64","args":["A-Za-z0-9+/=",true]},{"op":"To Hexdump","args":[16,false,false]}]',
    input: [...base64('MZ \0 Test')].toReversed().join('').replaceAll('A', '%').replaceAll('T', '×').replaceAll('V', '÷'),
    result: '00000000  4d 5a 20 00 20 54 65 73  74                       |MZ . Test|\n00000009',
  },
  {
    source: `${RECIPES}, recipe 12`,
    recipe:
      '[{"op":"To Base","args":[16]},{"op":"Regular expression","args":["User defined","[a-f0-9]{2,2}",true,true,false,false,false,false,"List matches"]},{"op":"Find / Replace","args":[{"option":"Extended (\\\\n, \\\\t, \\\\x...)","string":"\\\\n"},":",true,false,true,false]}]',
    input: '38573298437593475934759347593475934759',
    result: 38573298437593475934759347593475934759n.toString(16).match(/../gu)?.join(':') ?? '',
  },
  {
    source: `${RECIPES}, recipe 16`,
    recipe:
      '[{"op":"Label","args":["start"]},{"op":"Regular expression","args":["User defined","[a-zA-Z0-9=/+]{10,}",true,true,false,false,false,false,"List matches"]},{"op":"From Base64","args":["A-Za-z0-9+/=",true]},{"op":"Raw Inflate","args":[0,0,"Block",false,false]},{"op":"Jump","args":["start",21]}]',
    input: `eval(gzinflate(base64_decode('${zip('echo 1; // one round')}')));`.replaceAll('base64_decode', 'b64').replaceAll('gzinflate', 'gz'),
    result: 'echo 1; // one round',
    disabled: ['CyberChef: Label', 'CyberChef: Jump'],
  },
  {
    source: `${RECIPES}, recipe 25, and back`,
    recipe: "Generate_QR_Code('PNG',5,2,'Medium')Parse_QR_Code(false)",
    input: 'WIFI:T:WPA;S:mynetwork;P:mypass;;',
    result: 'WIFI:T:WPA;S:mynetwork;P:mypass;;',
  },
  {
    source: `${RECIPES}, recipe 32`,
    recipe:
      '[{"op":"Decode text","args":["UTF-16LE (1200)"]},{"op":"Regular expression","args":["User defined","[a-zA-Z0-9+/=]{30,}",true,true,false,false,false,false,"List matches"]},{"op":"From Base64","args":["A-Za-z0-9+/=",true]},{"op":"Decode text","args":["UTF-16LE (1200)"]},{"op":"Regular expression","args":["User defined","[a-zA-Z0-9+/=]{30,}",true,true,false,false,false,false,"List matches"]},{"op":"From Base64","args":["A-Za-z0-9+/=",true]},{"op":"Raw Inflate","args":[0,0,"Adaptive",false,false]}]',
    input: utf16(`sleep; ${base64(Buffer.from(`$a='${zip('a text that is long enough for the pattern')}'`, 'utf16le'))}`),
    result: 'a text that is long enough for the pattern',
  },
  {
    source: `${RECIPES}, recipe 34`,
    recipe:
      '[{"op":"Unzip","args":["",false]},{"op":"Extract URLs","args":[false]},{"op":"Filter","args":["Line feed","http://schemas\\\\.openxmlformats\\\\.org/",true]},{"op":"Filter","args":["Line feed","http://www\\\\.w3\\\\.org/",true]},{"op":"Defang URL","args":[true,true,true,"Valid domains and full URLs"]}]',
    input: '<a x="http://schemas.openxmlformats.org/a" y="http://evil.example/b.exe" z="http://www.w3.org/2001/c"/>',
    result: 'hxxp[://]evil[.]example/b[.]exe',
    disabled: ['CyberChef: Unzip'],
  },
  {
    source: `${RECIPES}, recipe 40`,
    recipe:
      '[{"op":"From Binary","args":["Space",8]},{"op":"From Morse Code","args":["Space","Forward slash"]},{"op":"Reverse","args":["Character"]},{"op":"ROT13","args":[true,true,false,13]}]',
    // “UV” in Morse code; reversed, “VU”.
    input: [...'..- ...-'].map((character) => character.charCodeAt(0).toString(2).padStart(8, '0')).join(' '),
    result: 'IH',
  },
  {
    source: `${RECIPES}, recipe 42`,
    recipe:
      '[{"op":"Split","args":["?","\\\\n"]},{"op":"Split","args":["&","\\\\n"]},{"op":"Split","args":["=","\\\\n"]},{"op":"Regular expression","args":["User defined","url\\\\s([^\\\\s]+)",true,true,false,false,false,false,"List capture groups"]},{"op":"URL Decode","args":[]}]',
    input: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&data=05',
    result: 'https://example.com/a?b=1',
  },
  {
    source: 'github.com/gchq/CyberChef/issues/1524, with its result',
    recipe: "https://gchq.github.io/CyberChef/#recipe=To_Hex('None',16)Pad_lines('End',32,'0')Take_bytes(0,32,false)SHA2('256',64,160)&input=MTIzNDU2",
    result: '9866b0a349446d2fd54faa22ad0c8078090a1f86054737cf9055a9b4c070943e',
  },
  {
    source: 'github.com/gchq/CyberChef/issues/69',
    recipe:
      'https://gchq.github.io/CyberChef/?recipe=%5B%7B%22op%22%3A%22From%20Hex%22%2C%22args%22%3A%5B%22Space%22%5D%7D%2C%7B%22op%22%3A%22Remove%20whitespace%22%2C%22args%22%3A%5Btrue%2Ctrue%2Ctrue%2Ctrue%2Ctrue%2Cfalse%5D%7D%2C%7B%22op%22%3A%22To%20Hex%22%2C%22args%22%3A%5B%22Space%22%5D%7D%5D&input=MGQgMGE',
    result: '',
  },
  {
    source: 'github.com/gchq/CyberChef/issues/1799, with the result of OpenSSL there',
    recipe:
      "https://gchq.github.io/CyberChef/#recipe=AES_Encrypt(%7B'option':'Hex','string':'000102030405060708090a0b0c0d0e0f'%7D,%7B'option':'Hex','string':'ffffffffffffffffffffffffffffffff'%7D,'CTR','Hex','Hex',%7B'option':'Hex','string':''%7D)&input=ODg5OWFhYmJjY2RkZWVmZjAwMTEyMjMzNDQ1NTY2NzdmZQ",
    result: 'b4ddb58902da6cdc64c680aa4a05dd6438',
  },
  {
    source: 'github.com/alviano/asp-chef/issues/1',
    recipe:
      "https://gchq.github.io/CyberChef/#recipe=Regular_expression('User%20defined','%23(.*)%2521',true,true,false,false,false,false,'List%20capture%20groups')From_Base64('A-Za-z0-9%2B/%3D',false,false)Zlib_Inflate(0,0,'Adaptive',false,false)From_Base64('A-Za-z0-9%2B/%3D',true,false)JSON_Beautify('%20%20%20%20',false,true)",
    input: `https://asp-chef.alviano.net/#${base64(deflateSync(base64('{"input":1}')))}%21`,
    result: '{\n    "input": 1\n}',
  },
  {
    source: 'the README of github.com/gchq/CyberChef-server, with its result',
    recipe: '{"op":"from morse code","args":{"wordDelimiter":"Colon"}}',
    input: '... ---:.-.. --- -. --. --..--:.- -. -..:- .... .- -. -.- ...:..-. --- .-.:.- .-.. .-..:- .... .:..-. .. ... ....',
    result: 'SO LONG, AND THANKS FOR ALL THE FISH',
  },
  {
    source: 'github.com/gchq/CyberChef/wiki/Node-API, with its result',
    recipe: "From_Base64('A-Za-z0-9+/=',true,false)",
    input: 'U28gbG9uZyBhbmQgdGhhbmtzIGZvciBhbGwgdGhlIGZpc2gu',
    result: 'So long and thanks for all the fish.',
  },
];

test.each(recipes)('$source', { tags: ['slow'] }, async ({ recipe, input, result, disabled = [] }) => {
  const converted = convertCyberChef(recipe, 'r');
  expect(converted.recipe.steps.filter(({ off }) => off).map(({ tool }) => tool)).toEqual(disabled);
  expect(await resultOf(converted, input ?? converted.text ?? '')).toBe(result);
});
