import { startsWithBase64, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

// One pixel.
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export default vectors<typeof fields>({
  encode: [
    {
      source: 'ISO/IEC 18004; matrices of npm qrcode 1.5.4 and uqr 0.1.3 agree',
      input: { text: '01234567', errorCorrectionLevel: 'medium', mask: '0' },
      output: {
        version: 1,
        modulesPerSide: 21,
        mode: 'numeric',
        modules: [
          '111111100011101111111',
          '100000101110001000001',
          '101110100110001011101',
          '101110100101101011101',
          '101110101101101011101',
          '100000100001001000001',
          '111111101010101111111',
          '000000000000000000000',
          '101010100010100010010',
          '110100001011010100010',
          '000110111011011101110',
          '110011010101110110010',
          '001001110111011100001',
          '000000001010001000010',
          '111111100000100010001',
          '100000100010001001011',
          '101110101110101011101',
          '101110100101010101110',
          '101110101101011100101',
          '100000100001110111000',
          '111111101001011100101',
        ],
      },
    },
    {
      source: 'ISO/IEC 18004; matrices of npm qrcode 1.5.4 and uqr 0.1.3 agree',
      input: { text: 'HELLO WORLD', errorCorrectionLevel: 'quartile', mask: '2', margin: 1 },
      output: {
        version: 1,
        mode: 'alphanumeric',
        terminal:
          '█▀▀▀▀▀▀▀█▀█▀███▀▀▀▀▀▀▀█\n█ █▀▀▀█ ██▀▀▀ █ █▀▀▀█ █\n█ █   █ █▀▀█▄▄█ █   █ █\n█ ▀▀▀▀▀ █ █ ▄ █ ▀▀▀▀▀ █\n██▀▀▀▀▀▀▀█▀▀▄ ██▀▀███▀█\n█▄███▀ ▀  ▄▄█▄▄█▀▄ ▄▄ █\n█ █ ▀▄█▀██▀▄▀ ██▄██▀███\n█▀▀▀▀▀▀▀█  ██▄▄ █▀ ▀▄ █\n█ █▀▀▀█ █  ███▄▄▄█▀  ██\n█ █   █ █  ▀▀▄▀█▄▀ ▄███\n█ ▀▀▀▀▀ █▄▀ ▀█▀██▀█▄█▄█\n▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀',
      },
      example: true,
    },
    {
      source: 'ISO/IEC 18004; matrices of npm qrcode 1.5.4 and uqr 0.1.3 agree',
      input: { text: 'https://example.com' },
      output: { version: 2, modulesPerSide: 25, mode: 'byte', byteLength: 19 },
      example: true,
    },
    {
      source: 'ISO/IEC 18004; matrices of npm qrcode 1.5.4 and uqr 0.1.3 agree',
      input: { text: 'Grüße, 世界 👋', errorCorrectionLevel: 'low' },
      output: { version: 2, mode: 'byte', byteLength: 20 },
    },
    {
      source: 'ISO/IEC 18004, section 7.4.2: ECI 26; lyqht/mini-qr#264, read as “Bl羹te” without it',
      input: { text: 'Blüte', size: 200 },
      output: { version: 1, mode: 'byte', byteLength: 6 },
    },
    {
      source: 'ISO/IEC 18004, table 7: 2953 bytes at 40-L, one of them for the ECI',
      name: 'one byte too many with an ECI',
      input: { text: `é${'a'.repeat(2951)}`, errorCorrectionLevel: 'low' },
      error: 'text-too-long',
      field: 'text',
    },
    {
      source: 'ISO/IEC 18004, table 7: 2953 bytes at 40-L',
      name: 'one byte too many',
      input: { text: 'a'.repeat(2954), errorCorrectionLevel: 'low' },
      error: 'text-too-long',
      field: 'text',
    },
    {
      source: 'ISO/IEC 18004; matrices of npm qrcode 1.5.4 and uqr 0.1.3 agree',
      input: { text: 'AC-42', errorCorrectionLevel: 'high', mask: '6' },
      output: {
        version: 1,
        mode: 'alphanumeric',
        modules: [
          '111111100110101111111',
          '100000100100001000001',
          '101110101110101011101',
          '101110101000001011101',
          '101110100111101011101',
          '100000100001101000001',
          '111111101010101111111',
          '000000000010000000000',
          '000110110110100001100',
          '001011001101010011000',
          '001100110011010011010',
          '001001010110000000100',
          '011011100000010000000',
          '000000001000111100101',
          '111111101110001110011',
          '100000100011100110100',
          '101110101011111100101',
          '101110101111111011100',
          '101110100001110001111',
          '100000100101001010110',
          '111111100111011000110',
        ],
      },
    },
    { source: '33 modules with the margin do not fit into 32 px', input: { text: 'https://example.com', size: 32 }, error: 'size-too-small', field: 'size' },
    {
      source: 'PNG signature and IHDR with the width and height 300',
      input: { text: 'A', size: 300 },
      output: { png: startsWithBase64('iVBORw0KGgoAAAANSUhEUgAAASwAAAEs') },
    },
    {
      source: 'ISO/IEC 18004, table 7',
      name: 'the longest byte text',
      input: { text: 'a'.repeat(2953), errorCorrectionLevel: 'low' },
      output: { version: 40, mode: 'byte', notes: ['dense'] },
    },
    {
      source: 'ISO/IEC 18004, table 7',
      name: 'the longest numeric text',
      input: { text: '7'.repeat(7089), errorCorrectionLevel: 'low' },
      output: { version: 40, mode: 'numeric' },
    },
    {
      source: 'ISO/IEC 18004, table 7',
      name: 'one digit too many',
      input: { text: '7'.repeat(3058), errorCorrectionLevel: 'high' },
      error: 'text-too-long',
      field: 'text',
    },
    {
      source: 'WCAG 2.2: contrast below 3 to 1; ISO/IEC 18004 requires a margin of 4',
      input: { text: 'A', foreground: '#ffff00', background: '#c0c0c0', margin: 0 },
      output: { notes: ['inverted', 'low-contrast', 'small-margin'] },
    },
    {
      source: 'lyqht/mini-qr#312: a logo requires the highest level',
      input: { text: 'A', errorCorrectionLevel: 'low', logo: { name: 'x.png', type: 'image/png', base64: PIXEL } },
      output: { errorCorrectionLevel: 'high', png: null },
    },
    {
      source: 'detected by the signature, not by the name',
      input: { text: 'A', logo: { name: 'x.png', type: 'image/png', base64: 'R0lGODlhAQABAAAAACw=' } },
      error: 'unsupported-image',
      field: 'logo',
    },
  ],
  decode: [
    {
      source: 'image drawn by npm qrcode',
      input: {
        file: {
          name: 'code.png',
          type: 'image/png',
          base64:
            'iVBORw0KGgoAAAANSUhEUgAAAHQAAAB0CAYAAABUmhYnAAAAAklEQVR4AewaftIAAAK0SURBVO3BSY7kQAwEQQ9C//+yTx95SkCQqhcOzeIX1hjFGqVYoxRrlGKNUqxRijVKsUYp1ijFGqVYoxRrlGKNUqxRijVKsUa5eCgJ30nlJAlPqHRJ+E4qTxRrlGKNUqxRLl6m8qYk3KFyRxLuUHlTEt5UrFGKNUqxRrn4sCTcoXJHEjqVLgmdypuScIfKJxVrlGKNUqxRLv5zKpMUa5RijVKsUS6GSUKncpKETuUvK9YoxRqlWKNcfJjKb5KETuUJld+kWKMUa5RijXLxsiT8JJUuCZ1Kl4RO5SQJv1mxRinWKMUa5eIhlb9M5UTlLynWKMUapVijXDyUhE6lS8KbVDqVLgmdSpeETuUkCW9S+aRijVKsUYo1ysVDKicqXRI6lSeS0KnckYQ7VE6ScEcSOpUnijVKsUYp1ijxCx+UhDepnCThRKVLQqfSJeFEpUvCHSpvKtYoxRqlWKNcfDOVkyR0Kl0STlS6JHRJOEnCicoTKp9UrFGKNUqxRolfeFES7lA5ScKbVLokdConSehUnkhCp/JEsUYp1ijFGuXiZSpvUjlJQqfyk5LQqZyovKlYoxRrlGKNEr/wQBK+k8pJEjqVLgmdSpeETuUkCZ1Kl4QTlTcVa5RijVKsUS5epvKmJJwkoVPpktCpnKicJOEkCT+pWKMUa5RijXLxYUm4Q+VNKl0SOpUuCZ1Kp9IloVM5ScInFWuUYo1SrFEuhklCp3KShJMknKh0SehUOpVPKtYoxRqlWKNc/GdUuiR0Kl0S7lDpktCpfFKxRinWKMUa5eLDVD5JpUvCSRJOknCi0iXhNynWKMUapVijXLwsCd8pCXeodEnoVJ5QOUlCp/KmYo1SrFGKNUr8whqjWKMUa5RijVKsUYo1SrFGKdYoxRqlWKMUa5RijVKsUYo1SrFGKdYo/wDUsBPle3QEgQAAAABJRU5ErkJggg==',
        },
      },
      output: { text: 'Hello' },
      example: true,
    },
    {
      source: 'the SVG that this tool draws',
      input: {
        file: {
          name: 'qr-code.svg',
          type: 'image/svg+xml',
          base64:
            'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyOSAyOSIgd2lkdGg9IjIwMCIgaGVpZ2h0PSIyMDAiIHNoYXBlLXJlbmRlcmluZz0iY3Jpc3BFZGdlcyI+PHBhdGggZmlsbD0iI2ZmZmZmZiIgZD0iTTAgMGgyOXYyOWgtMjl6Ii8+PHBhdGggZmlsbD0iIzAwMDAwMCIgZD0iTTQgNGg3djFoLTd6TTEyIDRoMXYxaC0xek0xNCA0aDN2MWgtM3pNMTggNGg3djFoLTd6TTQgNWgxdjFoLTF6TTEwIDVoMXYxaC0xek0xNSA1aDF2MWgtMXpNMTggNWgxdjFoLTF6TTI0IDVoMXYxaC0xek00IDZoMXYxaC0xek02IDZoM3YxaC0zek0xMCA2aDF2MWgtMXpNMTIgNmgxdjFoLTF6TTE2IDZoMXYxaC0xek0xOCA2aDF2MWgtMXpNMjAgNmgzdjFoLTN6TTI0IDZoMXYxaC0xek00IDdoMXYxaC0xek02IDdoM3YxaC0zek0xMCA3aDF2MWgtMXpNMTMgN2gxdjFoLTF6TTE1IDdoMXYxaC0xek0xOCA3aDF2MWgtMXpNMjAgN2gzdjFoLTN6TTI0IDdoMXYxaC0xek00IDhoMXYxaC0xek02IDhoM3YxaC0zek0xMCA4aDF2MWgtMXpNMTQgOGgxdjFoLTF6TTE2IDhoMXYxaC0xek0xOCA4aDF2MWgtMXpNMjAgOGgzdjFoLTN6TTI0IDhoMXYxaC0xek00IDloMXYxaC0xek0xMCA5aDF2MWgtMXpNMTIgOWgydjFoLTJ6TTE4IDloMXYxaC0xek0yNCA5aDF2MWgtMXpNNCAxMGg3djFoLTd6TTEyIDEwaDF2MWgtMXpNMTQgMTBoMXYxaC0xek0xNiAxMGgxdjFoLTF6TTE4IDEwaDd2MWgtN3pNMTMgMTFoMXYxaC0xek0xNSAxMWgxdjFoLTF6TTQgMTJoMXYxaC0xek02IDEyaDF2MWgtMXpNMTAgMTJoMnYxaC0yek0xNCAxMmgzdjFoLTN6TTE5IDEyaDF2MWgtMXpNMjIgMTJoMXYxaC0xek0yNCAxMmgxdjFoLTF6TTcgMTNoMnYxaC0yek0xMSAxM2gxdjFoLTF6TTE0IDEzaDF2MWgtMXpNMTkgMTNoMXYxaC0xek0yMSAxM2gxdjFoLTF6TTI0IDEzaDF2MWgtMXpNNiAxNGgzdjFoLTN6TTEwIDE0aDJ2MWgtMnpNMTMgMTRoMXYxaC0xek0xNyAxNGgydjFoLTJ6TTIwIDE0aDN2MWgtM3pNMjQgMTRoMXYxaC0xek00IDE1aDJ2MWgtMnpNNyAxNWgydjFoLTJ6TTExIDE1aDR2MWgtNHpNMTYgMTVoMXYxaC0xek0yMCAxNWgxdjFoLTF6TTYgMTZoM3YxaC0zek0xMCAxNmgxdjFoLTF6TTEyIDE2aDF2MWgtMXpNMTQgMTZoMXYxaC0xek0xNyAxNmgydjFoLTJ6TTIwIDE2aDJ2MWgtMnpNMjMgMTZoMnYxaC0yek0xMiAxN2gxdjFoLTF6TTE1IDE3aDF2MWgtMXpNMTcgMTdoMnYxaC0yek0yMSAxN2gxdjFoLTF6TTQgMThoN3YxaC03ek0xMiAxOGgxdjFoLTF6TTE1IDE4aDN2MWgtM3pNMjAgMThoMnYxaC0yek0yNCAxOGgxdjFoLTF6TTQgMTloMXYxaC0xek0xMCAxOWgxdjFoLTF6TTEzIDE5aDN2MWgtM3pNMTcgMTloNnYxaC02ek0yNCAxOWgxdjFoLTF6TTQgMjBoMXYxaC0xek02IDIwaDN2MWgtM3pNMTAgMjBoMXYxaC0xek0xMyAyMGg2djFoLTZ6TTIwIDIwaDR2MWgtNHpNNCAyMWgxdjFoLTF6TTYgMjFoM3YxaC0zek0xMCAyMWgxdjFoLTF6TTE0IDIxaDF2MWgtMXpNMjEgMjFoM3YxaC0zek00IDIyaDF2MWgtMXpNNiAyMmgzdjFoLTN6TTEwIDIyaDF2MWgtMXpNMTIgMjJoMXYxaC0xek0xOCAyMmgxdjFoLTF6TTIxIDIyaDR2MWgtNHpNNCAyM2gxdjFoLTF6TTEwIDIzaDF2MWgtMXpNMTYgMjNoMXYxaC0xek0xOSAyM2gydjFoLTJ6TTIzIDIzaDJ2MWgtMnpNNCAyNGg3djFoLTd6TTEyIDI0aDF2MWgtMXpNMTQgMjRoMXYxaC0xek0xOCAyNGgydjFoLTJ6TTI0IDI0aDF2MWgtMXoiLz48L3N2Zz4=',
        },
      },
      output: { text: 'Blüte' },
    },
    {
      source: 'a truncated WebP file; only browsers have a decoder',
      input: { file: { name: 'x.webp', type: 'image/webp', base64: 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=' } },
      error: 'unsupported-image',
      field: 'file',
    },
    {
      source: '1×1 pixel',
      input: {
        file: { name: 'x.png', type: 'image/png', base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' },
      },
      error: 'no-code-found',
      field: 'file',
    },
    {
      source: 'a truncated PNG signature',
      input: { file: { name: 'x.png', type: 'image/png', base64: 'iVBORw0KGgo=' } },
      error: 'unsupported-image',
      field: 'file',
    },
  ],
});
