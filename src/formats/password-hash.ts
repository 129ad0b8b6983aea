import { defineFormat } from './format.ts';

// The modular crypt format and similar, as in /etc/shadow, .htpasswd, Django and LDAP, optionally preceded by `name:`.
const HASH =
  /^(?:[^\s:]{1,100}:)?(?:\$(?:argon2(?:id|i|d)|1|apr1|2[aby]|5|6|7|y|scrypt|pbkdf2-sha256)\$[^\s:]{8,300}|pbkdf2_sha256\$\d+\$[^\s:]{8,300}|\{S?SHA\}[\w+/]{20,60}={0,2})(?::\S{0,200})?$/u;

export default defineFormat({
  parent: 'text',
  order: 26,
  looksLike: (text) => (HASH.test(text) ? 'confident' : 'no'),
  samples: {
    confident: [
      '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b27jnUMAHdzVFtVfMYZUCQxwcs',
      '$6$rounds=5000$usesomesillystri$D4IrlXatmP7rx3P3InaxBeoomnAihCKREVVlaxCDHqpWpLP3lnUvvM8WF4xqCPmUnC8Q7T8iVqcCaRHEk7RWC/',
      '{SHA}qUqP5cyxm6YcTAhz05Hph5gvu9M=',
    ],
  },
});
