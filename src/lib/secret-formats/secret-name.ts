/** Names whose values are always credentials, also as the words for a password in the languages of the interface. */
const NAMES_A_SECRET =
  /token|secret|passw(?:or)?[dt]|passord|passphrase|passcode|pwd|kennwort|contrase(?:ñ|n)a|senha|mot[-_]?de[-_]?passe|парол|密码|密碼|mật[-_]?khẩu|(?:api|access|account|master|private|encryption|signing|subscription)[-_]?key|jwt|credential|mnemonic|seed[-_]?phrase|^(?:pass|pin|otp|mdp|cvv|cvc)$|[-_.]pass$/iu;
/** A last word of a name such as `dbPass`, which is not that of `bypass`. */
const CAMEL_CASE_PASS = /[a-z\d]Pass$/u;
/** Names whose values are often credentials. */
const OFTEN_SECRET = /auth(?!or)|sess(?:ion|id)|[._-]sid$|signature|csrf|xsrf|cookie|^(?:key|sig|sid|code)$/iu;

/** Whether a name of a header, parameter, variable or member is one whose values are credentials. */
export const isSecretName = (name: string): boolean => namesSecret(name) || OFTEN_SECRET.test(name);

/** Whether the values of a name are credentials even if they do not look random; those of `session` are not. */
export const namesSecret = (name: string): boolean => NAMES_A_SECRET.test(name) || CAMEL_CASE_PASS.test(name);
