const SECRET_NAME =
  /token|secret|passw(?:or)?d|passphrase|pwd|api[-_]?key|access[-_]?key|private[-_]?key|encryption[-_]?key|signing[-_]?key|auth(?!or)|session|credential|signature|jwt|csrf|xsrf|cookie|^(?:key|sig|sid|code|pin|otp|pass)$/iu;

/** Whether a name of a header, parameter, variable or member is one whose values are credentials. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);
