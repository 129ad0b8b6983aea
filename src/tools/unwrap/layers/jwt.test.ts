import { createHmac, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import type { LayerId } from '../codes.ts';
import { describeChain } from '../testing/chain.ts';
import { changedParts, edited, open, partNamed, valuesOf } from '../testing/reopen.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64url');
const hmac = (signed: string, key: string): string => createHmac('sha256', key).update(signed).digest('base64url');

const HEADER = '{"alg":"HS256","typ":"JWT"}';
const SIGNED = `${encode(HEADER)}.${encode('{"sub":"1","data":"eyJhIjoiYiJ9"}')}`;
const TOKEN = `${SIGNED}.${hmac(SIGNED, 'secret')}`;
const FLASK = 'eyJ1c2VyIjoiYWRhIn0.ZvXYZA.m0cwxYP2yl4b0ZdJ8Pb0J5o6mX8';

describe('opens', () => {
  const tokens: readonly (readonly [name: string, text: string, chain: readonly LayerId[]])[] = [
    ['a token', TOKEN, ['jwt', 'json']],
    ['a token between white space', ` ${TOKEN}\n`, ['jwt', 'json']],
    ['an unsecured token', `${encode('{"alg":"none"}')}.${encode('{"sub":"1"}')}.`, ['jwt', 'json']],
    ['an SD-JWT', `${TOKEN}~${encode('["salt","name","Ada"]')}~`, ['jwt', 'json']],
    // RFC 7516, appendix A.1
    [
      'an encrypted token',
      `${encode('{"alg":"RSA-OAEP","enc":"A256GCM"}')}.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZ.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4.XFBoMYUZodetZdvTiFvSkQ`,
      ['jwe', 'json'],
    ],
    // RFC 7515, appendix A.7
    [
      'the JSON serialization',
      `{"protected":"${encode('{"alg":"ES256"}')}","payload":"${encode('{"a":1}')}","signature":"DtEhU3lj"}`,
      ['json', 'base64url', 'json'],
    ],
    [
      'the general JSON serialization',
      `{"payload":"${encode('{"a":1}')}","signatures":[{"protected":"${encode('{"alg":"ES256"}')}","signature":"DtEhU3lj"}]}`,
      ['json', 'base64url', 'json'],
    ],
  ];
  test.each(tokens)('%s', async (_name, text, expected) => {
    const root = await open(text);
    expect(describeChain(root)).toEqual(expected);
    expect(await changedParts(root)).toEqual([]);
  });

  test('the parts by their names', async () => {
    expect(valuesOf(await open(TOKEN))).toEqual({ header: HEADER, payload: '{"sub":"1","data":"eyJhIjoiYiJ9"}', signature: '32 bytes' });
  });
});

test('the payload of a health card is deflated', async () => {
  const { chosen } = await open(`${encode('{"zip":"DEF","alg":"ES256"}')}.${encode('{}')}.AAAA`);
  expect(chosen?.parts.map(({ expects }) => expects)).toEqual([undefined, 'deflate', undefined]);
});

test.each([FLASK, 'eyJhbGciOiJIUzI1NiJ9', 'www.example.com', 'e2.txt', 'eyes.and.ears'])('%s is not a token', async (text) => {
  const { readings } = await open(text);
  expect(readings.map(({ layer }) => layer)).not.toContain('jwt');
  expect(readings.map(({ layer }) => layer)).not.toContain('jwe');
});

describe('an edit', () => {
  test('keeps the signature, which is invalid then', async () => {
    const { text, notes } = await edited(await open(TOKEN), 'payload', '{"sub":"2"}');
    expect(text.split('.')).toEqual([encode(HEADER), encode('{"sub":"2"}'), TOKEN.split('.')[2]]);
    expect(notes).toEqual(['signature-invalid']);
  });

  test('is signed again with a secret', async () => {
    const { text, notes } = await edited(await open(TOKEN), 'payload', '{"sub":"2"}', 'secret');
    const signed = `${encode(HEADER)}.${encode('{"sub":"2"}')}`;
    expect(text).toBe(`${signed}.${hmac(signed, 'secret')}`);
    expect(notes).toEqual(['signed-again']);
  });

  test('is signed again with a private key', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const root = await open(`${encode('{"alg":"EdDSA"}')}.${encode('{}')}.AAAA`);
    const { text } = await edited(root, 'payload', '{"a":1}', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
    const [header, payload, signature = ''] = text.split('.');
    expect(verify(null, Buffer.from(`${header}.${payload}`), createPublicKey(privateKey), Buffer.from(signature, 'base64url'))).toBe(true);
  });

  test('needs a key that matches the algorithm', async () => {
    const root = await open(`${encode('{"alg":"RS256"}')}.${encode('{}')}.AAAA`);
    await expect(edited(root, 'payload', '{"a":1}', 'secret')).rejects.toThrow('key-mismatch');
  });

  test('of an unsecured token needs no signature', async () => {
    const root = await open(`${encode('{"alg":"none"}')}.${encode('{}')}.`);
    expect(await edited(root, 'payload', '{"a":1}')).toEqual({ text: `${encode('{"alg":"none"}')}.${encode('{"a":1}')}.`, notes: [] });
  });

  test('of the algorithm to none does not sign again', async () => {
    expect(await edited(await open(TOKEN), 'header', '{"alg":"none"}', 'secret')).toEqual({
      text: TOKEN.replace(encode(HEADER), encode('{"alg":"none"}')),
      notes: [],
    });
  });

  test('of a disclosure no longer matches its digest', async () => {
    const root = await open(`${TOKEN}~${encode('["salt","name","Ada"]')}~`);
    const disclosure = partNamed(root, '~1');
    expect(disclosure).toBe(3);
    expect(await edited(root, '~1', '["salt","name","Eve"]', 'secret')).toEqual({
      text: `${TOKEN}~${encode('["salt","name","Eve"]')}~`,
      notes: ['signature-invalid'],
    });
  });

  test('of an encrypted token is detected by its tag', async () => {
    const root = await open(`${encode('{"alg":"dir","enc":"A128GCM"}')}..AAAA.BBBB.CCCC`);
    expect((await edited(root, 'header', '{"alg":"dir","enc":"A256GCM"}')).notes).toEqual(['signature-invalid']);
  });
});

test('any payload stays as written, and a changed one is read back', async () => {
  const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(anyBytes, anyBytes, async (payload, other) => {
      const root = await open(`${encode(HEADER)}.${Buffer.from(payload).toString('base64url')}.AAAA`);
      expect(await changedParts(root)).toEqual([]);
      const { text } = await edited(root, 'payload', { kind: 'bytes', bytes: other });
      expect(Buffer.from(text.split('.')[1] ?? '', 'base64url')).toEqual(Buffer.from(other));
    }),
    { numRuns: runs(80) },
  );
});
