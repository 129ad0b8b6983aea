import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { decodeQrCodes } from '../../lib/qr-code/decode.ts';
import { drawCode } from '../../lib/qr-code/drawing/draw-code.ts';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import { formatCard } from './card.ts';
import type { Network } from './payload.ts';
import { checkNetwork, formatPayload, notesOn, parsePayload } from './payload.ts';
import type { Escaping } from './terms.ts';
import { eapMethods, escapings, phase2Methods, securities, wifiNotes } from './terms.ts';

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** Texts with all special characters of a payload. */
const value = (maxLength: number) =>
  fc.string({
    unit: fc.oneof(fc.constantFrom('\\', ';', ':', ',', '"', '%', 'é', '世', '👋', ' ', '\n'), fc.string({ minLength: 1, maxLength: 1 })),
    maxLength,
  });

const networks = fc.record<Network>({
  ssid: value(16).filter((ssid) => ssid !== '' && utf8Length(ssid) <= 32),
  security: fc.constantFrom(...securities),
  password: value(63),
  hidden: fc.boolean(),
  eapMethod: fc.constantFrom(...eapMethods),
  phase2Method: fc.constantFrom(...phase2Methods),
  identity: value(20),
  anonymousIdentity: value(20),
});

/** The fields of a network that the format preserves. */
function preservedFieldsOf({ ssid, security, password, hidden, ...enterprise }: Network) {
  const isEnterprise = security === 'WPA2-EAP';
  return {
    ssid,
    security,
    password: security === 'nopass' ? '' : password,
    hidden,
    eapMethod: isEnterprise ? enterprise.eapMethod : '',
    phase2Method: isEnterprise && enterprise.phase2Method !== 'None' ? enterprise.phase2Method : '',
    identity: isEnterprise ? enterprise.identity : '',
    anonymousIdentity: isEnterprise ? enterprise.anonymousIdentity : '',
  };
}

/** A payload does not declare its escaping: scanners detect it by backslashes, and `%41` without any is decoded as A. */
const isPlain = (payload: string, escaping: Escaping): boolean =>
  escaping === 'percent' ? !payload.includes('\\') : payload.includes('\\') || !payload.includes('%') || /%(?![\da-f]{2})/iu.test(payload);

test('round-trips any network', () => {
  fc.assert(
    fc.property(networks, fc.constantFrom(...escapings), (network, escaping) => {
      const payload = formatPayload(network, escaping);
      fc.pre(isPlain(payload, escaping));
      expect(parsePayload(payload, 'payload')).toEqual(preservedFieldsOf(network));
    }),
    { numRuns: runs(2000) },
  );
});

test('zxing reads the text of every code', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(networks, fc.constantFrom(...escapings), async (network, escaping) => {
      const payload = formatPayload(network, escaping);
      const code = encodeQrCode(payload, { errorCorrectionLevel: 'medium' }, 'password');
      const { png } = drawCode(code, { foreground: '#000000', background: '#ffffff', margin: 4, size: 400 }, 'x.png');
      const content = png?.content instanceof Uint8Array ? png.content : new Uint8Array();
      expect((await decodeQrCodes(content, 'image'))[0]?.text).toBe(payload);
    }),
    { numRuns: runs(50) },
  );
});

test('parses any text or rejects it as not a payload', () => {
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.array(fc.constantFrom('WIFI:', 'S:', 'P:', ';', '\\', '%', '%4', '1', 'R:', 'T:WPA', '\ud800')).map((parts) => `WIFI:${parts.join('')}`),
  );
  fc.assert(
    fc.property(texts, (payload) => {
      let code = 'read';
      try {
        expect(typeof parsePayload(payload, 'payload').ssid).toBe('string');
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        ({ code } = error);
      }
      expect(['read', 'not-a-wifi-payload']).toContain(code);
    }),
    { numRuns: runs(1000) },
  );
});

test('reports the first invalid field, in field order', () => {
  const lacking = { ssid: 'x'.repeat(33), security: 'WPA2-EAP', password: '', hidden: false, eapMethod: 'PEAP', phase2Method: 'None' } as const;
  const network: Network = { ...lacking, identity: '', anonymousIdentity: '' };
  const codeOf = (changed: Partial<Network>) => {
    try {
      checkNetwork({ ...network, ...changed });
      return 'none';
    } catch (error) {
      return error instanceof InputError ? `${error.field} ${error.code}` : error;
    }
  };
  expect(codeOf({})).toBe('ssid ssid-too-long');
  for (const field of ['ssid', 'password', 'identity', 'anonymousIdentity'])
    expect(codeOf({ ssid: 'x', [field]: '\uD800' })).toBe(`${field} unpaired-surrogate`);
  expect(codeOf({ ssid: 'é'.repeat(16) })).toBe('password missing-password');
  expect(codeOf({ ssid: 'x' })).toBe('password missing-password');
  expect(codeOf({ ssid: 'x', password: 'y' })).toBe('identity missing-identity');
  expect(codeOf({ ssid: 'x', password: 'y', anonymousIdentity: 'z' })).toBe('phase2Method missing-phase2-method');
  expect(codeOf({ ssid: 'x', password: 'y', identity: 'z', phase2Method: 'PAP' })).toBe('none');
  expect(codeOf({ ssid: 'x', password: '\ud800' })).toBe('password unpaired-surrogate');
});

test('notes are sorted and without duplicates', () => {
  fc.assert(
    fc.property(networks, (network) => {
      const notes = notesOn(network);
      expect(notes).toEqual([...new Set(notes)].toSorted());
      expect(wifiNotes).toEqual(expect.arrayContaining(notes));
    }),
  );
});

test('parses a long payload quickly', () => {
  const megabyte = 'a'.repeat(2 ** 20);
  expect(parsePayload(`WIFI:S:x;${megabyte};P:${megabyte}\\`, 'payload').password).toBe(`${megabyte}\\`);
  expect(parsePayload(`WIFI:${'\\;'.repeat(2 ** 19)};S:x`, 'payload').ssid).toBe('x');
});

test('escapes the values on a card', () => {
  const html = formatCard({ language: 'en', invitation: 'Scan to join', svg: '<svg></svg>', lines: [['Network', '<b>"Café" & Bar</b>']] });
  expect(html).toContain('<dt>Network</dt><dd>&lt;b&gt;"Café" &amp; Bar&lt;/b&gt;</dd>');
  expect(html).toContain('<h1>Scan to join</h1><svg></svg>');
});

test('accepts WEP keys of 40, 104, 128 or 232 bits, as characters or hex digits', () => {
  const network = { ssid: 'x', security: 'WEP', hidden: false, eapMethod: 'PEAP', phase2Method: 'None', identity: '', anonymousIdentity: '' } as const;
  const lengths = Array.from({ length: 64 }, (_, length) => length);
  const fitting = (sign: string): readonly number[] =>
    lengths.filter((length) => !notesOn({ ...network, password: sign.repeat(length) }).includes('wep-key-length'));
  expect(fitting('é')).toEqual([5, 13, 16, 29]);
  expect(fitting('F')).toEqual([5, 10, 13, 16, 26, 29, 32, 58]);
});

test('skips empty fields of a payload, including the first one', () => {
  expect(parsePayload('WIFI:;S:x;;P:y', 'payload')).toMatchObject({ ssid: 'x', password: 'y' });
});
