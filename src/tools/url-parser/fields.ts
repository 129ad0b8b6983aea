import { flag, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { hostKinds } from '../../lib/domain/host-kinds.ts';

const SLOW_LENGTH = 64 * 1024;

const parameterColumns = { key: 'text', value: 'text' } as const;

export const parse = declare({
  input: {
    url: text({
      primary: true,
      format: 'url',
      sample: 'https://me:pwd@penknife.example:3000/url-parser?key1=value&key2=value2#the-hash',
    }),
    base: text({ format: 'url', rare: true }),
  },
  output: {
    href: text({ primary: true, format: 'url' }),
    origin: text(),
    protocol: text(),
    username: text(),
    password: text({ secret: true }),
    host: text(),
    hostname: text(),
    hostnameUnicode: text(),
    hostKind: text({ codes: hostKinds }),
    subdomain: text(),
    registrableDomain: text(),
    publicSuffix: text(),
    port: text(),
    effectivePort: number(),
    pathname: text(),
    pathSegments: list(),
    fileName: text(),
    fileExtension: text(),
    search: text(),
    hash: text(),
    parameters: table(parameterColumns),
    fragmentParameters: table(parameterColumns),
    notes: list({
      codes: [
        'surroundings-removed',
        'scheme-assumed',
        'scp-address',
        'windows-path',
        'jdbc',
        'several-hosts',
        'credentials',
        'characters-removed',
        'backslashes-replaced',
        'malformed-percent-encoding',
        'repeated-parameters',
        'internationalized-host',
        'mixed-scripts',
      ],
    }),
  },
  errors: ['invalid-url'],
  isDefault: true,
  blankIsNothing: true,
  cost: ({ url }) => (url.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const build = declare({
  input: {
    scheme: text({ default: 'https' }),
    hostname: text({ primary: true, sample: 'penknife.example' }),
    port: text(),
    pathname: text(),
    parameters: text({ multiline: true }),
    fragment: text(),
    username: text(),
    password: text({ secret: true }),
  },
  output: { url: text({ primary: true, format: 'url' }) },
  errors: ['invalid-scheme', 'invalid-host', 'invalid-port'],
  answersNothing: true,
});

export const clean = declare({
  input: {
    urls: text({
      primary: true,
      multiline: true,
      format: 'url',
      sample: 'https://penknife.example/page?id=42&utm_source=newsletter&utm_medium=email&fbclid=IwAR0abc#chapter',
    }),
    removeFragment: flag(),
    sortParameters: flag(),
    additionalParameters: text(),
  },
  output: {
    cleaned: text({ primary: true, multiline: true }),
    removed: table({ line: 'number', key: 'text', value: 'text' }),
  },
  blankIsNothing: true,
  cost: ({ urls }) => (urls.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
