import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const BIP39 = 'BIP-39, test vectors (Trezor)';
const ZEROS = '0'.repeat(32);
const ONES = 'f'.repeat(32);
const ZOO = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong';
const LETTERS =
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic bless';

export default vectors<typeof fields>({
  generate: [
    { source: 'BIP-39', input: {}, output: { mnemonic: matches(/^[a-z]+(?: [a-z]+){11}$/), entropy: matches(/^[0-9a-f]{32}$/) }, example: true },
    {
      source: 'BIP-39',
      input: { wordCount: 24 },
      output: {
        mnemonic: matches(/^[a-z]+(?: [a-z]+){23}$/),
        entropy: matches(/^[0-9a-f]{64}$/),
        seed: matches(/^[0-9a-f]{128}$/),
        rootKey: matches(/^xprv9s21ZrQH143K\w{95}$/),
      },
    },
    { source: 'BIP-39, Japanese', input: { language: 'japanese' }, output: { mnemonic: matches(/^[^ \u3000]+(?:\u3000[^ \u3000]+){11}$/) } },
    { source: 'BIP-39 allows 12, 15, 18, 21 and 24 words', input: { wordCount: 13 }, error: 'out-of-range', field: 'wordCount' },
  ],
  fromEntropy: [
    {
      source: BIP39,
      input: { entropy: ZEROS, passphrase: 'TREZOR' },
      output: {
        mnemonic: `${'abandon '.repeat(11)}about`,
        seed: 'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
        rootKey: 'xprv9s21ZrQH143K3h3fDYiay8mocZ3afhfULfb5GX8kCBdno77K4HiA15Tg23wpbeF1pLfs1c5SPmYHrEpTuuRhxMwvKDwqdKiGJS9XFKzUsAF',
      },
      example: true,
    },
    {
      source: BIP39,
      input: { entropy: ONES, passphrase: 'TREZOR' },
      output: {
        mnemonic: ZOO,
        seed: 'ac27495480225222079d7be181583751e86f571027b0497b5b5d11218e0a8a13332572917f0f8e5a589620c6f15b11c61dee327651a14c34e18231052e48c069',
      },
    },
    {
      source: BIP39,
      input: { entropy: '80'.repeat(32), passphrase: 'TREZOR' },
      output: { mnemonic: LETTERS, seed: matches(/^c0c519bd[0-9a-f]{118}2f$/) },
    },
    {
      source: 'BIP-39, Japanese test vectors',
      input: { entropy: ZEROS, language: 'japanese' },
      output: { mnemonic: [...Array.from({ length: 11 }, () => 'あいこくしん'), 'あおぞら'].map((word) => word.normalize('NFKD')).join('\u3000') },
    },
    { source: 'rule: hex in common notations', input: { entropy: `0x${'FF '.repeat(16)}` }, output: { mnemonic: ZOO } },
    { source: 'BIP-39: 128 to 256 bits', input: { entropy: '0011' }, error: 'invalid-entropy-length', field: 'entropy' },
    { source: 'invalid hex', input: { entropy: 'xyz' }, error: 'invalid-hex', field: 'entropy', position: { character: 1 } },
    { source: 'a lone surrogate', input: { entropy: ZEROS, passphrase: '\uDC00' }, error: 'unpaired-surrogate', field: 'passphrase' },
  ],
  fromMnemonic: [
    { source: BIP39, input: { mnemonic: ZOO }, output: { entropy: ONES, language: 'english' }, example: true },
    {
      source: 'the same, as pasted',
      input: { mnemonic: ` ${ZOO.toUpperCase().replaceAll(' ', '\t\r\n')}\u3000` },
      output: { entropy: ONES, language: 'english' },
    },
    {
      source: 'BIP-39, Japanese test vectors',
      input: { mnemonic: `${'あいこくしん　'.repeat(11)}あおぞら` },
      output: { entropy: ZEROS, language: 'japanese' },
    },
    {
      source: BIP39,
      input: { mnemonic: `${'abandon '.repeat(11)}about`, language: 'english', passphrase: 'TREZOR' },
      output: {
        entropy: ZEROS,
        seed: 'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
      },
    },
    { source: 'the last word contains the checksum', input: { mnemonic: 'zoo '.repeat(12) }, error: 'checksum-mismatch', field: 'mnemonic' },
    { source: 'BIP-39', input: { mnemonic: 'zoo '.repeat(13) }, error: 'invalid-word-count', field: 'mnemonic' },
    { source: 'two letters are swapped', input: { mnemonic: ZOO.replace('wrong', 'wrnog') }, error: 'unknown-word', field: 'mnemonic' },
    { source: 'another language', input: { mnemonic: ZOO, language: 'spanish' }, error: 'unknown-word', field: 'mnemonic' },
    {
      source: 'ElementsProject/libwally-core#89, BlockchainCommons/GordianSeedTool-iOS#194 (cwe-216)',
      input: { mnemonic: 'aban aban aban aban aban aban aban aban aban aban aban abou' },
      output: { entropy: '00000000000000000000000000000000' },
    },
    {
      source: 'leather-io/desktop#584 (cwe-217)',
      input: {
        mnemonic: '1. abandon 2. abandon 3. abandon 4. abandon 5. abandon 6. abandon 7. abandon 8. abandon 9. abandon 10. abandon 11. abandon 12. about',
      },
      output: { entropy: '00000000000000000000000000000000' },
    },
    {
      source: 'printed by wallets, and Trezor’s test vector',
      input: {
        mnemonic:
          '1) abandon\n2) abandon\n3) abandon\n4) abandon\n5) abandon\n6) abandon\n7) abandon\n8) abandon\n9) abandon\n10) abandon\n11) abandon\n12) about',
      },
      output: { entropy: '00000000000000000000000000000000', language: 'english' },
    },
    {
      source: 'printed by wallets, and Trezor’s test vector',
      input: { mnemonic: '"abandon, abandon, abandon, abandon, abandon, abandon, abandon, abandon, abandon, abandon, abandon, about"' },
      output: { entropy: '00000000000000000000000000000000', language: 'english' },
    },
    {
      source: 'printed by wallets, and Trezor’s test vector',
      input: { mnemonic: '01.abandon 02.abandon 03.abandon 04.abandon 05.abandon 06.abandon 07.abandon 08.abandon 09.abandon 10.abandon 11.abandon 12.about' },
      output: { entropy: '00000000000000000000000000000000', language: 'english' },
    },
    {
      source: 'printed by wallets, and Trezor’s test vector',
      input: { mnemonic: '| abandon | abandon | abandon | abandon |\n| abandon | abandon | abandon | abandon |\n| abandon | abandon | abandon | about |' },
      output: { entropy: '00000000000000000000000000000000', language: 'english' },
    },
    {
      source: 'printed by wallets, and Trezor’s test vector',
      input: { mnemonic: 'ABAN-ABAN-ABAN-ABAN-ABAN-ABAN-ABAN-ABAN-ABAN-ABAN-ABAN-ABOU' },
      output: { entropy: '00000000000000000000000000000000', language: 'english' },
    },
    {
      source: 'printed by wallets, and Trezor’s test vector',
      input: { mnemonic: '["abandon","abandon","abandon","abandon","abandon","abandon","abandon","abandon","abandon","abandon","abandon","about"]' },
      output: { entropy: '00000000000000000000000000000000', language: 'english' },
    },
  ],
});
