import { choice, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_LENGTH = 2 ** 18;

/** The character sets that servers expect. RFC 7617, section 2.1, defines UTF-8 only; older servers expect the other. */
const charsets = ['utf-8', 'iso-8859-1'] as const;

const credentials = text({ secret: true });

export const encode = declare({
  input: {
    username: text({ primary: true }),
    password: text({ secret: true }),
    charset: choice(charsets),
    normalize: flag({ default: false }),
  },
  output: {
    header: text({ primary: true, secret: true, format: 'authorization-header' }),
    headerValue: credentials,
    credentials,
    proxyHeader: credentials,
    curlCommand: credentials,
  },
  errors: ['colon-in-username', 'control-character', 'unencodable-character', 'unpaired-surrogate'],
  answersNothing: true,
  isDefault: true,
  cost: ({ username, password }) => (username.length + password.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const decode = declare({
  input: {
    header: text({ primary: true, multiline: true, secret: true, format: 'authorization-header', sample: 'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==' }),
  },
  output: { username: text({ primary: true }), password: text({ secret: true }), charset: text({ codes: charsets }) },
  errors: ['not-basic', 'invalid-base64', 'missing-colon'],
  blankIsNothing: true,
  cost: ({ header }) => (header.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
