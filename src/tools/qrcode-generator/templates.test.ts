import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import { errorCorrectionLevels } from '../../lib/qr-code/terms.ts';
import { capacityFor } from './capacity.ts';
import type { TemplateValues } from './templates.ts';
import { formatTemplate, templateFields, templateKinds } from './templates.ts';

describe('a template', () => {
  test('formats content that scanners recognize', () => {
    expect(formatTemplate('link', { address: ' example.com/a ' })).toBe('https://example.com/a');
    expect(formatTemplate('link', { address: 'ftp://example.com' })).toBe('ftp://example.com');
    expect(formatTemplate('email', { emailAddress: 'ada@example.com', subject: 'A & B', message: 'One\nTwo' })).toBe(
      'mailto:ada@example.com?subject=A%20%26%20B&body=One%0ATwo',
    );
    expect(formatTemplate('email', { emailAddress: 'a@b', subject: 'x\uD83D', message: '😀' })).toBe('mailto:a@b?subject=x%EF%BF%BD&body=%F0%9F%98%80');
    expect(formatTemplate('phone', { phoneNumber: '+44 (20) 7946-0000' })).toBe('tel:+442079460000');
    expect(formatTemplate('sms', { phoneNumber: '+44 20', message: 'Hi: there' })).toBe('SMSTO:+4420:Hi: there');
    expect(formatTemplate('place', { latitude: '51,5', longitude: '−0.12' })).toBe('geo:51.5,-0.12');
    expect(formatTemplate('contact', { givenName: 'Ada', familyName: 'King; Lovelace', phoneNumber: '+44 20' })).toBe(
      'BEGIN:VCARD\nVERSION:3.0\nN:King\\; Lovelace;Ada;;;\nFN:Ada King\\; Lovelace\nTEL:+4420\nEND:VCARD',
    );
    expect(formatTemplate('event', { eventTitle: 'Lunch, late', start: '2026-01-31T13:30', description: 'a\nb' })).toBe(
      'BEGIN:VEVENT\nSUMMARY:Lunch\\, late\nDTSTART:20260131T133000\nDESCRIPTION:a\\nb\nEND:VEVENT',
    );
  });

  test('accepts any values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...templateKinds), fc.string({ unit: anyCharacter }), (kind, text) => {
        const values: TemplateValues = Object.fromEntries(templateFields[kind].map(({ name }) => [name, text]));
        expect(typeof formatTemplate(kind, values)).toBe('string');
      }),
    );
  });
});

test('the capacity is exactly the maximum that the encoder accepts', { tags: ['slow'] }, () => {
  for (const level of errorCorrectionLevels) {
    for (const character of ['7', 'A', 'a']) {
      const limit = capacityFor(character, level);
      expect(encodeQrCode(character.repeat(limit), { errorCorrectionLevel: level, mask: 0 }, 'text').version).toBe(40);
      expect(() => encodeQrCode(character.repeat(limit + 1), { errorCorrectionLevel: level, mask: 0 }, 'text')).toThrow(InputError);
    }
    const limit = capacityFor('é', level);
    expect(encodeQrCode(`é${'a'.repeat(limit - 2)}`, { errorCorrectionLevel: level, mask: 0 }, 'text').version).toBe(40);
    expect(() => encodeQrCode(`é${'a'.repeat(limit - 1)}`, { errorCorrectionLevel: level, mask: 0 }, 'text')).toThrow(InputError);
  }
});

test('declares the fields of each content type with suitable controls', () => {
  const asked = Object.entries(templateFields).map(([kind, fields]) => `${kind}: ${fields.map(({ name, control }) => `${name} ${control}`).join(', ')}`);
  expect(asked).toEqual([
    'link: address url',
    'email: emailAddress email, subject text, message lines',
    'phone: phoneNumber tel',
    'sms: phoneNumber tel, message lines',
    'place: latitude text, longitude text',
    'contact: givenName text, familyName text, organization text, phoneNumber tel, emailAddress email, website url, postalAddress text',
    'event: eventTitle text, start datetime-local, end datetime-local, location text, description lines',
  ]);
});
