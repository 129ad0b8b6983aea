import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import type bip39 from '../../lib/bip39/strings/en.json';
import { loadWordList } from '../../lib/bip39/word-list.ts';
import { buildAlphabet } from './alphabet.ts';
import { drawLines } from './batch.ts';
import { entropyWithEachClass, freeEntropy, roundBits } from './entropy.ts';
import * as fields from './fields.ts';
import { longestPassphrase, passphraseEntropy, passphrases } from './passphrase.ts';
import type en from './strings/en.json';
import { freeTokens, tokensWithEachClass } from './token.ts';

export default implement<typeof fields, typeof en & typeof bip39>(fields, {
  generate: async ({ length, prefix, count, requireEachClass, ...options }, context) => {
    const alphabet = buildAlphabet(options);
    const { characters, classes } = alphabet;
    if (characters.length === 0) throw new InputError('empty-alphabet', { field: 'alphabet' });
    const constrained = requireEachClass && classes.length > 0;
    if (constrained && length < classes.length) throw new InputError('length-too-short', { field: 'length', params: { min: classes.length } });
    const draw = (constrained ? tokensWithEachClass : freeTokens)(alphabet, length, context.randomBytes);
    const longest = prefix.length + length * (characters.some((character) => character.length > 1) ? 2 : 1);
    return {
      tokens: await drawLines(() => prefix + draw(), count, longest, context),
      alphabetSize: characters.length,
      entropyBits: roundBits((constrained ? entropyWithEachClass : freeEntropy)(alphabet, length)),
    };
  },
  passphrase: async ({ language, count, ...options }, context) => {
    const list = await loadWordList(language);
    const draw = passphrases(list, options, context.randomBytes);
    return { passphrases: await drawLines(draw, count, longestPassphrase(list, options), context), entropyBits: roundBits(passphraseEntropy(options)) };
  },
});
