import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const SALT = 'abcdefghijklmnopqrstuu';
const OF_ABC = '$2b$04$abcdefghijklmnopqrstuuCi15uRb1eH7NAlJ/TgeJertyknQpYn2';
const OF_UU = '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW';
const OF_72 = matches(/^\$2b\$04\$abcdefghijklmnopqrstuu[./A-Za-z0-9]{31}$/);

export default vectors<typeof fields>({
  hash: [
    {
      source: 'crypt_blowfish, wrapper.c',
      input: { password: 'U*U', cost: 5, version: '2a', salt: 'CCCCCCCCCCCCCCCCCCCCC.' },
      output: { hash: OF_UU, truncated: false },
      example: true,
    },
    {
      source: 'crypt_blowfish, wrapper.c',
      input: { password: 'U*U*U', cost: 5, version: '2a', salt: 'XXXXXXXXXXXXXXXXXXXXXO' },
      output: { hash: '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a' },
    },
    {
      source: 'bcryptjs, python bcrypt',
      input: { password: 'hunter2', cost: 6, salt: '.'.repeat(22) },
      output: { hash: '$2b$06$......................lMbNUfpRA9zO.jMpC//mvDTdEk95fSq' },
      example: true,
    },
    {
      source: 'bcryptjs, python bcrypt',
      input: { password: 'été', cost: 4, version: '2y', salt: SALT },
      output: { hash: '$2y$04$abcdefghijklmnopqrstuuqJbFBQPmEuBpYWIGZrYwVfOkXZdOhCm', byteLength: 5 },
    },
    { source: 'all 72 bytes are used', input: { password: 'a'.repeat(72), cost: 4, salt: SALT }, output: { hash: OF_72, byteLength: 72, truncated: false } },
    { source: 'byte 73 is ignored', input: { password: 'a'.repeat(73), cost: 4, salt: SALT }, output: { hash: OF_72, byteLength: 73, truncated: true } },
    { source: 'unused bits of a salt are cleared', input: { password: 'abc', cost: 4, salt: 'abcdefghijklmnopqrstuv' }, output: { hash: OF_ABC } },
    { source: 'a random salt', input: { password: 'abc', cost: 4 }, output: { hash: matches(/^\$2b\$04\$[./A-Za-z0-9]{21}[.Oeu][./A-Za-z0-9]{31}$/) } },
    { source: 'empty input', input: { password: '' }, output: { hash: '', truncated: false } },
    { source: 'implementations disagree', input: { password: 'a\0b' }, error: 'nul-character', field: 'password', position: { character: 2 } },
    { source: '22 characters', input: { password: 'abc', salt: 'abc' }, error: 'invalid-salt', field: 'salt' },
    { source: 'a lone surrogate', input: { password: '\uD800' }, error: 'unpaired-surrogate', field: 'password' },
  ],
  verify: [
    { source: 'bcryptjs, python bcrypt', input: { password: 'abc', hash: OF_ABC }, output: { matches: true, byteLength: 3, truncated: false }, example: true },
    { source: 'bcryptjs, python bcrypt', input: { password: 'abd', hash: OF_ABC }, output: { matches: false, truncated: false } },
    { source: 'an htpasswd line', input: { password: 'abc', hash: ` ada:${OF_ABC.replace('2b', '2y')}\n` }, output: { matches: true } },
    { source: 'a shadow line', input: { password: 'abc', hash: `ada:${OF_ABC}:19000:0:99999:7:::` }, output: { matches: true } },
    { source: 'unused bits in the salt are ignored', input: { password: 'abc', hash: OF_ABC.replace('uuCi', 'uvCi') }, output: { matches: true } },
    {
      source: 'crypt_blowfish, wrapper.c: an empty password',
      input: { password: '', hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.7uG0VCzI2bS7j6ymqJi9CdcdxiRTWNy' },
      output: { matches: true },
    },
    { source: 'not a hash', input: { password: 'abc', hash: 'hello' }, error: 'invalid-bcrypt-hash', field: 'hash' },
    { source: 'an invalid cost', input: { password: 'abc', hash: OF_ABC.replace('$04$', '$03$') }, error: 'invalid-bcrypt-hash', field: 'hash' },
    { source: 'a buggy version', input: { password: 'abc', hash: OF_ABC.replace('2b', '2x') }, error: 'unsupported-bcrypt-version', field: 'hash' },
    { source: 'a buggy version', input: { password: 'abc', hash: OF_ABC.replace('2b', '2') }, error: 'unsupported-bcrypt-version', field: 'hash' },
    { source: 'implementations disagree', input: { password: '\0', hash: OF_ABC }, error: 'nul-character', field: 'password' },
    {
      source: 'traefik/traefik#8571, abmruman/traefik-docker-compose#2 (cwe-202)',
      input: { hash: 'bob:$$2y$$05$$PlSHigIT5PUas2t.dIBz/.qOfyKezvDzMG1FSQ2M2uMkhozyJarlu', password: 's3cret' },
      output: { matches: true },
    },
    {
      source: 'htpasswd, in a Compose file, a shell and a setting',
      input: { hash: '"bob:$$2y$$05$$PlSHigIT5PUas2t.dIBz/.qOfyKezvDzMG1FSQ2M2uMkhozyJarlu"', password: 's3cret' },
      output: { matches: true },
    },
    {
      source: 'htpasswd, in a Compose file, a shell and a setting',
      input: {
        hash: 'traefik.http.middlewares.a.basicauth.users=bob:$$2y$$05$$PlSHigIT5PUas2t.dIBz/.qOfyKezvDzMG1FSQ2M2uMkhozyJarlu,eve:x',
        password: 's3cret',
      },
      output: { matches: true },
    },
    {
      source: 'htpasswd, in a Compose file, a shell and a setting',
      input: { hash: 'bob:\\$2y\\$05\\$PlSHigIT5PUas2t.dIBz/.qOfyKezvDzMG1FSQ2M2uMkhozyJarlu', password: 's3cret' },
      output: { matches: true },
    },
    {
      source: 'htpasswd, in a Compose file, a shell and a setting',
      input: { hash: '﻿$2y$05$PlSHigIT5PUas2t.dIBz/.qOfyKezvDzMG1FSQ2M2uMkhozyJarlu;', password: 's3cret' },
      output: { matches: true },
    },
  ],
  inspect: [
    {
      source: 'decoded by hand',
      input: { hash: OF_UU },
      output: {
        version: '2a',
        cost: 5,
        rounds: 32,
        salt: 'CCCCCCCCCCCCCCCCCCCCC.',
        saltHex: '10410410410410410410410410410410',
        digest: 'E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
        digestHex: matches(/^[0-9a-f]{46}$/),
      },
      example: true,
    },
    { source: 'not a hash', input: { hash: '$2b$04$short' }, error: 'invalid-bcrypt-hash', field: 'hash' },
  ],
});
