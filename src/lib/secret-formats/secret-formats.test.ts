import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasRightChecksum, secretFormatOf } from './secret-formats.ts';

const a = (length: number, letters = 'Ab3dE6gH'): string => letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
const hex = (length: number): string => a(length, '0a1b2c3d');

// In parts, so that scanners of repositories do not report them.
test.each([
  [['gho_', a(36)], 'GitHub', 'oauth-token'],
  [['github_pat_', a(22), '_', a(59)], 'GitHub', 'personal-access-token'],
  [['glpat-', a(20)], 'GitLab', 'personal-access-token'],
  [['sk_live_', a(24)], 'Stripe', 'secret-key'],
  [['rk_test_', a(24)], 'Stripe', 'restricted-key'],
  [['xoxb-', '17653672481-19874698323-', a(24)], 'Slack', 'bot-token'],
  [['https://hooks.slack.com/services/', 'T00000000/B00000000/', a(24)], 'Slack', 'webhook-url'],
  [['AIza', a(35)], 'Google', 'api-key'],
  [['SG.', a(22), '.', a(43)], 'SendGrid', 'api-key'],
  [['sk-proj-', a(48)], 'OpenAI', 'api-key'],
  [['sk-ant-', 'api03-', a(80)], 'Anthropic', 'api-key'],
  [['hf_', a(34, 'aBcD')], 'Hugging Face', 'access-token'],
  [['110201543:AA', a(33)], 'Telegram', 'bot-token'],
  [['dop_v1_', hex(64)], 'DigitalOcean', 'personal-access-token'],
  [['AKIA', a(16, 'ABC234')], 'AWS', 'access-key-id'],
  [['AGE-SECRET-KEY-1', a(58, 'QPZRY9X8')], 'age', 'private-key'],
])('%j is of %s: %s', (parts, issuer, type) => {
  expect(secretFormatOf(parts.join(''))).toMatchObject({ issuer, type });
});

test.each(['sk_live_', 'password', 'ghp_short', 'AKIA-2024-REPORT', 'glpat is a prefix', 'key-to-success', 'pk_test', `xsk_live_${a(24)}`])(
  '%j does not have the format of a known credential',
  (text) => {
    expect(secretFormatOf(text)).toBeUndefined();
  },
);

const compute = (bytes: Uint8Array) => Promise.resolve(crc32(bytes));

test('checks the checksum of tokens that have one', async () => {
  const token = ['ghp_zQWBuTSOoRi4A9sp', 'HcVY5ncnsDkxkJ0mLq17'].join('');
  expect(await hasRightChecksum(token, compute)).toBe(true);
  expect(await hasRightChecksum(token.replace('zQ', 'zR'), compute)).toBe(false);
  expect(await hasRightChecksum(`glpat-${a(20)}`, compute)).toBeUndefined();
});

test('judges a token of any length, but not a longer text', () => {
  expect(secretFormatOf('a'.repeat(2_000_000))).toBeUndefined();
  expect(secretFormatOf('ya29.'.padEnd(2000, '-'))).toMatchObject({ issuer: 'Google' });
});
