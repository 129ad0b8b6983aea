import { choice, dateTime, file, integer, list, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { signatureStatuses } from '../../lib/certificate/signature-status.ts';
import { keyMatches, keyTypes, kinds, makes, notChecked, purposes, verdicts, warnings } from './codes.ts';
import type { Details } from './details.ts';
import { SAMPLE } from './sample.ts';

const SLOW_UNITS = 32 * 1024;

const readErrors = ['invalid-certificate', 'passphrase-required', 'wrong-passphrase', 'unpaired-surrogate', 'key-derivation-too-costly'] as const;

export const parse = declare({
  input: {
    // It may contain a private key.
    certificate: text({ primary: true, multiline: true, secret: true, format: 'certificate', sample: SAMPLE }),
    file: file({ optional: true, format: 'file', insteadOf: 'certificate' }),
    key: text({ multiline: true, secret: true }),
    passphrase: text({ secret: true }),
    expiresWithin: text({ default: '30d' }),
    time: dateTime({ optional: true, rare: true }),
  },
  output: {
    verdict: text({
      primary: true,
      codes: verdicts,
      fails: ['expiring', 'expired', 'not-yet-valid', 'revoked', 'invalid-signature', 'key-mismatch'],
      tones: {
        valid: 'good',
        expiring: 'doubtful',
        weak: 'doubtful',
        expired: 'bad',
        'not-yet-valid': 'bad',
        revoked: 'bad',
        'invalid-signature': 'bad',
        'key-mismatch': 'bad',
        'no-certificate': 'none',
      },
    }),
    keyMatch: text({ codes: keyMatches, tones: { match: 'good', mismatch: 'bad' }, hiddenIfEmpty: true }),
    warnings: table({ object: 'number', code: { codes: warnings }, detail: 'text' }),
    objects: table({
      number: 'number',
      kind: { codes: kinds },
      name: 'text',
      issuer: 'text',
      notBefore: 'text',
      notAfter: 'text',
      key: 'text',
      serialNumber: 'text',
      sha256: 'text',
    }),
    chain: table({ object: 'number', name: 'text', issuer: 'text', issuedBy: 'number', signature: { codes: signatureStatuses } }),
    chainPem: text({ multiline: true }),
    layout: text({ multiline: true }),
    notChecked: list({ codes: notChecked }),
    details: record<Details>(),
  },
  errors: [...readErrors, 'invalid-key', 'unreadable-file', 'invalid-duration'],
  answersNothing: true,
  // The key of an encrypted file is derived in many rounds.
  cost: ({ certificate, file, passphrase }) => (certificate.length > SLOW_UNITS || file !== undefined || passphrase !== '' ? 'slow' : 'instant'),
  isDefault: true,
});

export const make = declare({
  input: {
    names: text({ primary: true, multiline: true, sample: 'example.com\nwww.example.com\n192.0.2.1' }),
    make: choice(makes),
    keyType: choice(keyTypes),
    days: integer({ default: 90, min: 1, max: 36_500, usualMax: 398, usedWhen: { make: ['self-signed', 'ca-signed'] } }),
    purpose: choice(purposes),
    subject: text(),
    caCertificate: text({ multiline: true, usedWhen: { make: 'ca-signed' } }),
    caKey: text({ multiline: true, secret: true, usedWhen: { make: 'ca-signed' } }),
  },
  output: {
    certificate: text({ primary: true, multiline: true }),
    privateKey: text({ multiline: true, secret: true, format: 'pem' }),
    caCertificate: text({ multiline: true, hiddenIfEmpty: true }),
    caPrivateKey: text({ multiline: true, secret: true, format: 'pem', hiddenIfEmpty: true }),
    commands: text({ multiline: true }),
  },
  errors: ['invalid-name', 'invalid-subject', 'invalid-certificate', 'invalid-key', 'not-a-ca', 'key-mismatch'],
  blankIsNothing: true,
  cost: ({ keyType }) => (keyType.startsWith('rsa') ? 'slow' : 'instant'),
});
