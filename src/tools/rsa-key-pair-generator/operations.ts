import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import { encodeHex } from '../../lib/hex/hex.ts';
import { toMinimalBytes } from '../../lib/key/integers.ts';
import { toSpki } from '../../lib/key/key-to-der.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import * as fields from './fields.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { generateKey } from './generate-key.ts';
import { isPrivate, keySizeOf, keyTypeOf } from './pair-key.ts';
import type { PairKey } from './pair-key.ts';
import type en from './strings/en.json';
import type { Forms } from './write-key.ts';
import { checkForms, writePrivateKey, writePublicKey } from './write-key.ts';

export default implement<typeof fields, typeof en & typeof charset>(fields, {
  generate: async ({ keyType, modulusLength, ...options }, context) => {
    const forms = { ...options, passphraseField: 'passphrase' };
    checkForms(keyType === 'rsa', true, forms);
    return writePair(await generateKey(keyType, modulusLength, context), forms, context);
  },
  convert: async ({ key: text, passphrase, outputPassphrase, ...options }, context) => {
    // Generating keys does not need the key reader.
    const { readKey } = await import('./read-key.ts');
    const key = await readKey(text, { passphrase, field: 'key' }, context);
    const forms = { ...options, passphrase: outputPassphrase, passphraseField: 'outputPassphrase' };
    checkForms(key.kind === 'rsa', isPrivate(key), forms);
    return {
      ...(await writePair(key, forms, context)),
      keyType: keyTypeOf(key),
      keySize: keySizeOf(key),
      modulus: key.kind === 'rsa' ? encodeHex(toMinimalBytes(key.modulus)) : '',
      publicExponent: key.kind === 'rsa' ? String(key.publicExponent) : '',
    };
  },
  match: async ({ privateKey, publicKey, passphrase }, context) => {
    const { readKey } = await import('./read-key.ts');
    const own = await readKey(privateKey, { passphrase, field: 'privateKey' }, context);
    if (!isPrivate(own)) throw new InputError('not-a-private-key', { field: 'privateKey' });
    const other = await readKey(publicKey, { passphrase, field: 'publicKey' }, context);
    return { matches: equalBytes(toSpki(own), toSpki(other)) };
  },
});

async function writePair(key: PairKey, forms: Forms, context: RunContext) {
  const publicKey = writePublicKey(key, forms);
  const privateKey = isPrivate(key) ? await writePrivateKey(key, forms, context) : '';
  return { privateKey, publicKey, ...fingerprintsOf(key) };
}
