// What a password hash begins with → the scheme that it is of.
export const passwordHashPrefixes = [
  ['$2a$', 'bcrypt'],
  ['$2b$', 'bcrypt'],
  ['$2y$', 'bcrypt'],
  ['$argon2id$', 'argon2id'],
  ['$argon2i$', 'argon2i'],
  ['$argon2d$', 'argon2d'],
  ['$1$', 'md5crypt'],
  ['$apr1$', 'apache-md5crypt'],
  ['$5$', 'sha256crypt'],
  ['$6$', 'sha512crypt'],
  ['$y$', 'yescrypt'],
  ['$scrypt$', 'scrypt'],
  ['$7$', 'scrypt'],
  ['$pbkdf2-sha256$', 'pbkdf2-sha256'],
  ['pbkdf2_sha256$', 'pbkdf2-sha256'],
  ['{SSHA}', 'ldap-ssha'],
  ['{SHA}', 'ldap-sha'],
] as const;

export const passwordHashes = [
  'bcrypt',
  'argon2id',
  'argon2i',
  'argon2d',
  'md5crypt',
  'apache-md5crypt',
  'sha256crypt',
  'sha512crypt',
  'yescrypt',
  'scrypt',
  'pbkdf2-sha256',
  'ldap-ssha',
  'ldap-sha',
  'mysql-4.1',
] as const;

export type PasswordHash = (typeof passwordHashes)[number];
