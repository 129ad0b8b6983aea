import { list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { services } from '../../lib/wrapped-url/services.ts';

const SLOW_LENGTH = 64 * 1024;

const SAMPLE =
  'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.com%2Fsearch%3Fq%3Dsafelink%26rlz%3D1&data=05%7C02%7C%7C1ed07253975b46da1d1508dc3443752a%7C84df9e7fe9f640afb435aaaaaaaaaaaa%7C1%7C0%7C638442711583216725%7CUnknown%7C&sdata=%2BQ&reserved=0';

export const decode = declare({
  input: { link: text({ primary: true, format: 'wrapped-url', sample: SAMPLE }) },
  output: {
    url: text({ primary: true, format: 'url' }),
    host: text(),
    notes: list({
      codes: [
        'not-a-url',
        'unusual-scheme',
        'not-encrypted',
        'credentials',
        'internationalized-host',
        'address-instead-of-name',
        'contains-recipient',
        'several-layers',
      ],
    }),
    service: text({ codes: services }),
    layers: table({ service: { codes: services }, url: 'text' }),
    recipient: text({ format: 'email-address' }),
    tenantId: text({ format: 'uuid' }),
    timestamp: text({ format: 'date-time' }),
  },
  errors: ['not-a-wrapped-link', 'missing-target', 'target-on-server', 'encoded-target'],
  isDefault: true,
  blankIsNothing: true,
  cost: ({ link }) => (link.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const decodeText = declare({
  input: { text: text({ primary: true, multiline: true, format: 'text', sample: `Please look at this page: ${SAMPLE}.\nSee you soon` }) },
  output: {
    decodedText: text({ primary: true, multiline: true }),
    links: table({ service: { codes: services }, url: 'text' }),
    count: number(),
  },
  blankIsNothing: true,
  cost: ({ text: whole }) => (whole.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
