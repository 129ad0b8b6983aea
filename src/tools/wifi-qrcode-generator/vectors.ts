import { startsWithBase64, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const ZXING = 'ZXing “Barcode Contents” rules, zxing/zxing#1143';
const WPA3 = 'WPA3 Specification 3.x, WIFI URI';

export default vectors<typeof fields>({
  encode: [
    {
      source: ZXING,
      input: { ssid: 'Guest network', password: 'correct horse battery' },
      output: { payload: 'WIFI:T:WPA;S:Guest network;P:correct horse battery;;', notes: [] },
      example: true,
    },
    {
      source: `${ZXING} (the published example)`,
      input: { ssid: '"foo;bar\\baz"', security: 'nopass' },
      output: { payload: 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;', notes: ['open-network'] },
    },
    {
      source: `${WPA3}: R:1`,
      input: { ssid: 'Home', security: 'WPA3', password: 's3cret-passw0rd' },
      output: { payload: 'WIFI:T:WPA;R:1;S:Home;P:s3cret-passw0rd;;' },
      example: true,
    },
    {
      source: 'IEEE 802.11, section J.4.1: at least eight characters',
      input: { ssid: 'x', security: 'WPA3', password: 'seven77' },
      output: { payload: 'WIFI:T:WPA;R:1;S:x;P:seven77;;', notes: ['wpa-passphrase-length'] },
    },
    {
      source: 'Android notation for WPA3 only',
      input: { ssid: 'Home', security: 'SAE', password: 'x:y' },
      output: { payload: 'WIFI:T:SAE;S:Home;P:x\\:y;;' },
    },
    {
      source: 'CorentinTh/it-tools drops the flag',
      input: { ssid: 'Hidden', security: 'nopass', hidden: true },
      output: { payload: 'WIFI:T:nopass;S:Hidden;H:true;;' },
    },
    {
      source: 'ZXing WifiResultParser: E, PH2, A, I',
      input: {
        ssid: 'Corp',
        security: 'WPA2-EAP',
        eapMethod: 'PEAP',
        phase2Method: 'MSCHAPV2',
        identity: 'jdoe',
        anonymousIdentity: 'anon',
        password: 'pa;ss',
      },
      output: { payload: 'WIFI:T:WPA2-EAP;S:Corp;E:PEAP;PH2:MSCHAPV2;A:anon;I:jdoe;P:pa\\;ss;;' },
    },
    {
      source: `${WPA3}, pct-encoded`,
      input: { ssid: 'Café', security: 'WPA', password: '50%;off!!', escaping: 'percent' },
      output: { payload: 'WIFI:T:WPA;S:Caf%C3%A9;P:50%25%3Boff!!;;' },
    },
    {
      source: `${WPA3}, pct-encoded; quotes around a value are removed by ZXing`,
      input: { ssid: '"1234"', security: 'nopass', escaping: 'percent' },
      output: { payload: 'WIFI:T:nopass;S:%221234%22;;', notes: ['open-network'] },
    },
    { source: 'a secured network has a password', input: { ssid: 'x', security: 'WPA' }, error: 'missing-password', field: 'password' },
    {
      source: 'IEEE 802.11: 0–32 octets',
      input: { ssid: 'x'.repeat(33), password: '12345678' },
      error: 'ssid-too-long',
      field: 'ssid',
    },
    {
      source: 'IEEE 802.11 counts octets, not characters: 11 × 3 bytes',
      input: { ssid: '世'.repeat(11), password: '12345678' },
      error: 'ssid-too-long',
      field: 'ssid',
    },
    {
      source: 'IEEE 802.11: 8–63 characters',
      input: { ssid: 'x', password: 'short' },
      output: { payload: 'WIFI:T:WPA;S:x;P:short;;', notes: ['wpa-passphrase-length'] },
    },
    {
      source: 'IEEE 802.11: a key of 64 hex digits is not too long',
      input: { ssid: 'cafe', password: '0123456789abcdef'.repeat(4) },
      output: { notes: ['hex-like-ssid'] },
    },
    {
      source: 'IEEE 802.11: WEP-40 has 5 characters or 10 digits',
      input: { ssid: 'x', security: 'WEP', password: '12345' },
      output: { payload: 'WIFI:T:WEP;S:x;P:12345;;', notes: ['wep-insecure'] },
    },
    {
      source: 'IEEE 802.11: 6 characters are not a WEP key',
      input: { ssid: 'x', security: 'WEP', password: '123456' },
      output: { notes: ['wep-insecure', 'wep-key-length'] },
    },
    {
      source: 'EAP-TLS authenticates with a certificate',
      input: { ssid: 'x', security: 'WPA2-EAP', eapMethod: 'TLS', phase2Method: 'None', identity: 'jdoe' },
      output: { payload: 'WIFI:T:WPA2-EAP;S:x;E:TLS;I:jdoe;;' },
    },
    {
      source: 'WPA2-EAP requires an identity',
      input: { ssid: 'x', security: 'WPA2-EAP', password: 'y' },
      error: 'missing-identity',
      field: 'identity',
    },
    {
      source: 'PEAP is only a tunnel',
      input: { ssid: 'x', security: 'WPA2-EAP', phase2Method: 'None', identity: 'jdoe', password: 'y' },
      error: 'missing-phase2-method',
      field: 'phase2Method',
    },
    {
      source: 'ISO/IEC 18004, table 7: 2331 bytes at level M',
      input: { ssid: 'x', password: 'y'.repeat(2400) },
      error: 'text-too-long',
      field: 'password',
    },
    {
      source: '29 modules of version 3 and the margin',
      input: { ssid: 'Guest network', password: 'correct horse battery', size: 32 },
      error: 'size-too-small',
      field: 'size',
    },
    {
      source: 'PNG signature and IHDR with the width and height 300',
      input: { ssid: 'x', security: 'nopass', size: 300 },
      output: { png: startsWithBase64('iVBORw0KGgoAAAANSUhEUgAAASwAAAEs') },
    },
  ],
  decode: [
    {
      source: ZXING,
      input: { payload: 'WIFI:S:\\"foo\\;bar\\\\baz\\";;' },
      output: { ssid: '"foo;bar\\baz"', security: 'nopass', password: '', hidden: false },
    },
    {
      source: 'WPA3 Specification',
      input: { payload: 'WIFI:T:WPA;R:1;S:Home;P:s3cret;;' },
      output: { ssid: 'Home', security: 'WPA3', password: 's3cret' },
      example: true,
    },
    { source: 'every payload starts with WIFI:', input: { payload: 'http://example.com' }, error: 'not-a-wifi-payload', field: 'payload' },
    { source: 'a network has a name', input: { payload: 'WIFI:T:WPA;P:x;;' }, error: 'not-a-wifi-payload', field: 'payload' },
    {
      source: 'ZXing WifiResultParser: fields in any order, a type that is not in the list',
      input: { payload: 'wifi:P:a\\:b;H:TRUE;S:Corp;A:anon;I:jdoe;PH2:PAP;E:TTLS;T:OWE;;' },
      output: {
        ssid: 'Corp',
        security: 'OWE',
        password: 'a:b',
        eapMethod: 'TTLS',
        phase2Method: 'PAP',
        identity: 'jdoe',
        anonymousIdentity: 'anon',
        hidden: true,
      },
    },
    {
      source: `${WPA3}, pct-encoded`,
      input: { payload: 'WIFI:T:WPA;S:Caf%C3%A9;P:50%25%3Boff!!;;' },
      output: { ssid: 'Café', security: 'WPA', password: '50%;off!!' },
    },
    {
      source: 'ZXing “Barcode Contents”: quotes around a name or password that looks like hexadecimal',
      input: { payload: 'WIFI:S:"1234";T:WPA;P:"12345678";;' },
      output: { ssid: '1234', security: 'WPA', password: '12345678' },
    },
    {
      source: 'ZXing “Barcode Contents”: escaped quotes are part of the name',
      input: { payload: 'WIFI:T:WPA;S:\\"1234\\";P:"ab\\"cd\\;12;;' },
      output: { ssid: '"1234"', password: '"ab"cd;12' },
    },
    { source: 'an escaped quote does not close the value', input: { payload: 'WIFI:S:"ab\\";P:";;' }, output: { ssid: '"ab"', password: '"' } },
    {
      source: 'AOSP WifiQrCode: WPA3 as its own type; H:true after the password',
      input: { payload: ' WIFI:T:WPA3;S:"";P:s3cret-pw;H:true;;\n' },
      output: { ssid: '', security: 'WPA3', password: 's3cret-pw', hidden: true },
    },
    {
      source: 'ZXing WifiResultParser: H is the phase 2 method if PH2 is missing',
      input: { payload: 'WIFI:T:WPA2-EAP;S:Corp;E:PEAP;H:MSCHAPV2;I:jdoe;P:x;;' },
      output: { phase2Method: 'MSCHAPV2', hidden: false },
    },
    {
      source: 'percent signs without two digits are not escapes',
      input: { payload: 'WIFI:T:WPA;S:Caf%C3%A9;P:100%;;' },
      output: { ssid: 'Caf%C3%A9', password: '100%' },
    },
  ],
  readImage: [
    {
      source: 'qrcode-generator vector: the content of this code is Hello',
      input: {
        image: {
          name: 'code.png',
          type: 'image/png',
          base64:
            'iVBORw0KGgoAAAANSUhEUgAAAHQAAAB0CAYAAABUmhYnAAAAAklEQVR4AewaftIAAAK0SURBVO3BSY7kQAwEQQ9C//+yTx95SkCQqhcOzeIX1hjFGqVYoxRrlGKNUqxRijVKsUYp1ijFGqVYoxRrlGKNUqxRijVKsUa5eCgJ30nlJAlPqHRJ+E4qTxRrlGKNUqxRLl6m8qYk3KFyRxLuUHlTEt5UrFGKNUqxRrn4sCTcoXJHEjqVLgmdypuScIfKJxVrlGKNUqxRLv5zKpMUa5RijVKsUS6GSUKncpKETuUvK9YoxRqlWKNcfJjKb5KETuUJld+kWKMUa5RijXLxsiT8JJUuCZ1Kl4RO5SQJv1mxRinWKMUa5eIhlb9M5UTlLynWKMUapVijXDyUhE6lS8KbVDqVLgmdSpeETuUkCW9S+aRijVKsUYo1ysVDKicqXRI6lSeS0KnckYQ7VE6ScEcSOpUnijVKsUYp1ijxCx+UhDepnCThRKVLQqfSJeFEpUvCHSpvKtYoxRqlWKNcfDOVkyR0Kl0STlS6JHRJOEnCicoTKp9UrFGKNUqxRolfeFES7lA5ScKbVLokdConSehUnkhCp/JEsUYp1ijFGuXiZSpvUjlJQqfyk5LQqZyovKlYoxRrlGKNEr/wQBK+k8pJEjqVLgmdSpeETuUkCZ1Kl4QTlTcVa5RijVKsUS5epvKmJJwkoVPpktCpnKicJOEkCT+pWKMUa5RijXLxYUm4Q+VNKl0SOpUuCZ1Kp9IloVM5ScInFWuUYo1SrFEuhklCp3KShJMknKh0SehUOpVPKtYoxRqlWKNc/GdUuiR0Kl0S7lDpktCpfFKxRinWKMUa5eLDVD5JpUvCSRJOknCi0iXhNynWKMUapVijXLwsCd8pCXeodEnoVJ5QOUlCp/KmYo1SrFGKNUr8whqjWKMUa5RijVKsUYo1SrFGKdYoxRqlWKMUa5RijVKsUYo1SrFGKdYo/wDUsBPle3QEgQAAAABJRU5ErkJggg==',
        },
      },
      error: 'not-a-wifi-payload',
      field: 'image',
    },
    {
      source: '1×1 pixel',
      input: {
        image: {
          name: 'x.png',
          type: 'image/png',
          base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        },
      },
      error: 'no-code-found',
      field: 'image',
    },
  ],
});
