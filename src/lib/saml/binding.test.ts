import { expect, test } from 'vitest';
import { decodeBase64 } from '../base64/base64.ts';
import { deflateMessage, readBinding } from './binding.ts';
import { looksLikeMessage } from './likeness.ts';

const OPTIONS = { limit: 2 ** 20, signal: new AbortController().signal };
const REQUEST = '<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1"/>';
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

// SAML bindings, section 3.4.8.
const OASIS_EXAMPLE =
  'fVFdS8MwFH0f7D+UvGdNsq62oSsIQyhMESc++JYlmRbWpObeyvz3puv2IMjyFM7HPedyK1DdsZdb/+EHfLFfgwVMTt3RgTwzazIEJ72CFqRTnQWJWu7uH7dSLJjsg0ev/ZFMlttiBWADtt6R+SyJr9msiRH7O70sCm31Mj+o+C+1KA5GlEWeZaogSQMw2MYBKodrIhjLKONU8FdeSsZkVr6T5M0GiHMjvWCknqZXZ2OoPxF7kGnaGOuwxZ/n4L9bY8NC+y4du1XpRXnxPcXizSZ58KFTeHujEWkNPZylsh9bAMYYUjO2Uiy3jCpTCMo5M1StVjmN9SO150sl9lU6RV2Dp0vsLIy7NM7YU82r9B90PrvCf85W/wL8zSVQzAEAAA==';

test('reads the example of the standard, which has a checksum at its end', async () => {
  const message = await readBinding(decodeBase64(OASIS_EXAMPLE, ''), OPTIONS);
  expect(message?.isDeflated).toBe(true);
  expect(message?.xml).toMatch(/^<samlp:LogoutRequest [^]*<Issuer>https:\/\/IdentityProvider.com\/SAML<\/Issuer>[^]*<\/samlp:LogoutRequest>$/u);
  const damaged = decodeBase64(OASIS_EXAMPLE, '');
  damaged[damaged.length - 4] = 0xcd;
  expect(await readBinding(damaged, OPTIONS)).toBeUndefined();
});

test('reads both bindings', async () => {
  expect(await readBinding(bytes(REQUEST), OPTIONS)).toEqual({ xml: REQUEST, isDeflated: false });
  expect(await readBinding(await deflateMessage(bytes(REQUEST)), OPTIONS)).toEqual({ xml: REQUEST, isDeflated: true });
});

test('reads no other bytes, and inflates no more than the limit', async () => {
  expect(await readBinding(bytes('no XML'), OPTIONS)).toBeUndefined();
  expect(await readBinding(Uint8Array.of(0x3c, 0xff), OPTIONS)).toBeUndefined();
  expect(await readBinding(await deflateMessage(bytes(REQUEST.repeat(10))), { ...OPTIONS, limit: 100 })).toBeUndefined();
});

test('knows messages by their first tag', () => {
  expect(looksLikeMessage(`\uFEFF<?xml version="1.0"?>\n${REQUEST}`)).toBe(true);
  expect(looksLikeMessage('<Response/>')).toBe(false);
  expect(looksLikeMessage(`<a>${REQUEST}</a>`)).toBe(false);
});
