import { entropyToMnemonic } from '@scure/bip39';
import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import type { Language } from '../../lib/bip39/languages.ts';
import type bip39 from '../../lib/bip39/strings/en.json';
import { loadWordList } from '../../lib/bip39/word-list.ts';
import type charset from '../../lib/charset/strings/en.json';
import { decodeHex, encodeHex } from '../../lib/hex/hex.ts';
import type { Pbkdf2Context } from '../../lib/hash/pbkdf2.ts';
import type hex from '../../lib/hex/strings/en.json';
import * as fields from './fields.ts';
import { readMnemonic } from './read-mnemonic.ts';
import { deriveSeed } from './seed.ts';
import type en from './strings/en.json';

const ENTROPY_BYTES = [16, 20, 24, 28, 32];

export default implement<typeof fields, typeof en & typeof bip39 & typeof charset & typeof hex>(fields, {
  generate: async ({ wordCount, language, passphrase }, context) => {
    // Three words encode 33 bits: four bytes and one checksum bit (BIP-39).
    const entropy = Uint8Array.from(context.randomBytes((wordCount / 3) * 4));
    return { entropy: encodeHex(entropy), ...(await mnemonicOf(entropy, language, passphrase, context)) };
  },
  fromEntropy: ({ entropy, language, passphrase }, context) => {
    const bytes = decodeHex(entropy, 'entropy');
    if (!ENTROPY_BYTES.includes(bytes.length)) throw new InputError('invalid-entropy-length', { field: 'entropy', params: { count: bytes.length } });
    return mnemonicOf(bytes, language, passphrase, context);
  },
  fromMnemonic: async ({ mnemonic, language, passphrase }, context) => {
    const read = await readMnemonic(mnemonic, language);
    return { entropy: encodeHex(read.entropy), language: read.language, ...(await deriveSeed(read.mnemonic, passphrase, context)) };
  },
});

async function mnemonicOf(entropy: Uint8Array, language: Language, passphrase: string, context: Pbkdf2Context) {
  const mnemonic = entropyToMnemonic(entropy, [...(await loadWordList(language))]);
  return { mnemonic, ...(await deriveSeed(mnemonic, passphrase, context)) };
}
