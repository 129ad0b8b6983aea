import { defineFormat } from './format.ts';

// MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512 in hex.
const LENGTHS: readonly number[] = [32, 40, 56, 64, 96, 128];
const CHECKSUM_LINE = /^\\?(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128}) [ *]\S/iu;
const TAGGED_LINE = /^[A-Z][\w/-]{2,20} ?\([^\n]{1,4096}\) ?= ?[\da-f]{32,128}(?:\r?\n|$)/u;

/** Matches a Subresource Integrity value. */
function isIntegrity(text: string): boolean {
  const [, algorithm, base64 = ''] = /^sha(256|384|512)-([\w+/-]+={0,2})$/u.exec(text) ?? [];
  return algorithm !== undefined && base64.length === Math.ceil(Number(algorithm) / 24) * 4;
}

export default defineFormat({
  parent: 'hex',
  order: 70,
  looksLike(text) {
    if (CHECKSUM_LINE.test(text) || TAGGED_LINE.test(text) || isIntegrity(text)) return 'confident';
    if (!/^[\da-f]+$/iu.test(text) || !LENGTHS.includes(text.length)) return 'no';
    return /[a-f]/iu.test(text) && /\d/u.test(text) ? 'confident' : 'plausible';
  },
  samples: {
    confident: [
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt',
      'SHA256 (abc.txt) = ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      '900150983cd24fb0d6963f7d28e17f72',
      'a9993e364706816aba3e25717850c26c9cd0d89d',
      'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
    ],
    plausible: ['12345678901234567890123456789012'],
  },
});
