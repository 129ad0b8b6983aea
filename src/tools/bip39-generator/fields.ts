import { choice, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { languages } from '../../lib/bip39/languages.ts';

const language = choice(languages);
const passphrase = text({ secret: true, rare: true });
const mnemonic = text({ primary: true, multiline: true, secret: true, format: 'mnemonic' });
const seed = text({ secret: true });
const rootKey = text({ secret: true });

export const generate = declare({
  input: { wordCount: integer({ primary: true, default: 12, min: 12, max: 24, step: 3 }), language, passphrase },
  output: { mnemonic, entropy: text({ secret: true }), seed, rootKey },
  errors: ['unpaired-surrogate'],
  isDefault: true,
});

export const fromEntropy = declare({
  input: { entropy: text({ primary: true, secret: true, alsoTakes: ['hex'] }), language, passphrase },
  output: { mnemonic, seed, rootKey },
  errors: ['invalid-hex', 'invalid-entropy-length', 'unpaired-surrogate'],
  blankIsNothing: true,
});

export const fromMnemonic = declare({
  input: { mnemonic, language: choice(['auto', ...languages]), passphrase },
  output: { entropy: text({ primary: true, secret: true }), language: text({ codes: languages }), seed, rootKey },
  errors: ['invalid-word-count', 'unknown-word', 'checksum-mismatch', 'unpaired-surrogate'],
  blankIsNothing: true,
});
