import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { chooseInDialog } from '../../page/testing/files.ts';

// Made by the crypto module of Node: an ECDSA key encrypted by the passphrase penknife, the same in the open, its public key and another one.
const SEALED = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhHj3Hfdj7vBgICCAAw
DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEBYxrSMPsKt8jIUNQW3oyI4EgZAz
sUPZxEZTSmD6m9njj2m3JCX5Gq0C+EPWfKoHtbiO6k+6CsiFQbnTZI7N1TnK7jd6
y+djdpLGUxHC81dxcKBlAupGOf4TaCJL2sXTOvBz/Jz7NZslF9DN87F00HzrulR1
WBSZwE+xHDK8BSK1Yj/ItdsynW600B10PdkVkK+EzCZaA4L+PY7bJ9QcO60BK28=
-----END ENCRYPTED PRIVATE KEY-----
`;
const PLAIN = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGo+15MVSwE/ZgLVV
ZHL6DvaSPZJo9xEL4i2BHuICwpahRANCAATfrbuON2diwpn0Obup+D7nX2k8Q9T1
htcnhhc26wA8TPPxmwz2i1tcRolzVQmLbmPb0qWspwSUd7By/EtcvzHj
-----END PRIVATE KEY-----
`;
const PUBLIC = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3627jjdnYsKZ9Dm7qfg+519pPEPU
9YbXJ4YXNusAPEzz8ZsM9otbXEaJc1UJi25j29KlrKcElHewcvxLXL8x4w==
-----END PUBLIC KEY-----
`;
const OTHER = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAbg5HOm8YwMDkwY/q/gdRoXIPl28Y+bUEnXlRvim+dts=
-----END PUBLIC KEY-----
`;

// The Base64 of a PKCS #12 file by openssl with the key above and no certificate.
const PFX = `MIIBfgIBAzCCATQGCSqGSIb3DQEHAaCCASUEggEhMIIBHTCCARkGCSqGSIb3DQEHAaCCAQoEggEG
MIIBAjCB/wYLKoZIhvcNAQwKAQKgge8wgewwVwYJKoZIhvcNAQUNMEowKQYJKoZIhvcNAQUMMBwE
CB//hXkQVWY4AgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQjT6k8deI3oYNQjG71F0x
TASBkJoHNMrWXgwpncc1hxS5CCmDB5jHX2tJK6y6rIpDDggPoybwWBPhxLmrgF5tP5CZ6cCzd4aX
tORAQyCb1jZ4ghHZI+akR153Cugkq6tSExfbUsvVK9vtIH4bXJ4adLD6xLuYif44N8XGwI1Ez4zV
HC7v4B7n9s4h48gIpBv8J+8ViAUC8T5CH/lOzpgw1uklMTBBMDEwDQYJYIZIAWUDBAIBBQAEIHqm
RPiwnYX+ETyQDzcD8Z4IvQAfLo5Gw+Uund2gJJG4BAhbxfgrLgxdZgICCAA=`;

async function renderPair() {
  const page = await renderTool('rsa-key-pair-generator');
  const select = (name: string, value: string): void => {
    const box = page.part('generate', name).querySelector('select');
    if (!box) throw new Error(`${name} is no choice`);
    fireEvent.change(box, { target: { value } });
  };
  return { ...page, select };
}

test('shows a key pair at once, in other formats too, and generates a new one only on request', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, part, fill, select, shown, isShown, expectShown } = await renderPair();
  await expectShown('generate', 'fingerprintSha256', /^SHA256:/u);
  const first = shown('generate', 'fingerprintSha256');
  expect(isShown('generate', 'comment')).toBe(false);
  select('privateKeyFormat', 'openssh');
  select('publicKeyFormat', 'openssh');
  expect(isShown('generate', 'comment')).toBe(true);
  fill('generate', 'comment', 'ada@example.com');
  fill('generate', 'passphrase', 'penknife');
  await expectShown('generate', 'publicKey', /^ssh-rsa AAAA\S+ ada@example\.com\s*$/u);
  await expectShown('generate', 'privateKey', /^-----BEGIN OPENSSH PRIVATE KEY-----\s*b3BlbnNzaC1rZXktdjEAAAAACmFlczI1Ni1jdHI/u);
  expect(shown('generate', 'fingerprintSha256')).toBe(first);
  await user.click(part('generate', 'publicKey').querySelector('button[aria-label^="Download"]') ?? document.body);
  expect(downloads.map(({ name }) => name)).toEqual(['id_rsa.pub']);
  await user.click(screen.getByRole('button', { name: 'New key pair' }));
  await waitFor(() => expect(shown('generate', 'fingerprintSha256')).not.toBe(first));
});

test('warns about a short key, does not generate a long one at once, and explains incompatible formats', { tags: ['slow'] }, async () => {
  const { user, fill, select, isShown, expectShown } = await renderPair();
  await expectShown('generate', 'fingerprintSha256', /^SHA256:/u);
  expect(screen.queryByText(/^RSA keys below 2,048 bits/u)).toBeNull();
  fill('generate', 'modulusLength', '1024');
  await screen.findByText(/^RSA keys below 2,048 bits/u);
  fill('generate', 'modulusLength', '8192');
  await screen.findByText(/it does not start automatically/u);
  expect(screen.queryByText(/^RSA keys below 2,048 bits/u)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Ed25519' }));
  expect(isShown('generate', 'modulusLength')).toBe(false);
  await expectShown('generate', 'publicKey', /MCowBQYDK2VwAyEA/u);
  select('privateKeyFormat', 'pkcs1');
  await screen.findByText(/PKCS #1 is for RSA keys only/u);
});

test('asks for the passphrase of an encrypted key, and shows the decrypted key', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown } = await renderPair();
  await switchTo('convert');
  fill('convert', 'key', SEALED);
  await screen.findByText(/This private key is encrypted/u);
  fill('convert', 'passphrase', 'penknife');
  await expectShown('convert', 'privateKey', PLAIN);
  await expectShown('convert', 'keyType', 'ECDSA P-256');
});

test('asks for the passphrase of a PKCS #12 file, and shows its private key', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown } = await renderPair();
  await switchTo('convert');
  fill('convert', 'key', PFX);
  await screen.findByText(/This private key is encrypted/u);
  fill('convert', 'passphrase', 'Penknife');
  await screen.findByText(/Wrong passphrase/u);
  fill('convert', 'passphrase', 'penknife');
  await expectShown('convert', 'privateKey', PLAIN);
});

test('opens a PKCS #12 file as Base64, and reports that', { tags: ['slow'] }, async () => {
  const { user, switchTo, fill, box, expectShown } = await renderPair();
  await switchTo('convert');
  await user.click(screen.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(new File([Uint8Array.from(atob(PFX), (character) => character.charCodeAt(0))], 'key.p12'));
  await screen.findByText('key.p12 is a binary file and was read as Base64.');
  expect(box('convert', 'key').value).toBe(PFX.replaceAll('\n', ''));
  fill('convert', 'passphrase', 'penknife');
  await expectShown('convert', 'privateKey', PLAIN);
});

test('tells whether two keys are a pair, and nothing while one is missing', async () => {
  const { switchTo, fill } = await renderPair();
  await switchTo('match');
  fill('match', 'publicKey', '');
  fill('match', 'privateKey', PLAIN);
  expect(screen.queryByRole('alert')).toBeNull();
  fill('match', 'publicKey', PUBLIC);
  await screen.findByText('The keys match.');
  fill('match', 'publicKey', OTHER);
  await screen.findByText('The keys do not match.');
});
