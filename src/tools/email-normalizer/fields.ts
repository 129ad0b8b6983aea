import { choice, flag, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { providerNames } from './provider-names.ts';

const SLOW_LENGTH = 64 * 1024;

export const normalize = declare({
  input: {
    emails: text({
      primary: true,
      multiline: true,
      format: 'email-address',
      sample: 'John.Doe+news@gmail.com\njohndoe@googlemail.com\nAnna <ANNA@Bücher.example>\nnot an address',
    }),
    deduplicate: flag(),
    subaddress: choice(['known-providers', 'all', 'never']),
    invalidLines: choice(['keep', 'blank', 'remove']),
    applyProviderRules: flag({ default: true, rare: true }),
    lowercaseLocalPart: flag({ default: true, rare: true }),
  },
  output: {
    normalized: text({ primary: true, multiline: true, format: 'email-address' }),
    uniqueCount: number(),
    duplicateCount: number(),
    invalidCount: number(),
    rows: table({
      line: 'number',
      input: 'text',
      normalized: 'text',
      provider: { codes: providerNames },
      valid: 'flag',
      reason: { codes: ['missing-at', 'invalid-local-part', 'invalid-domain', 'too-long', 'duplicate'] },
    }),
  },
  blankIsNothing: true,
  cost: ({ emails }) => (emails.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
