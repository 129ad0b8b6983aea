import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { toPkcs1Private, toPkcs1Public, toPkcs8, toSpki } from '../../lib/key/key-to-der.ts';
import { toPrivateJwk, toPublicJwk } from '../../lib/key/key-to-jwk.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import { formatSshPrivateKey } from '../../lib/openssh-key/private-key.ts';
import { formatSshLine } from '../../lib/openssh-key/public-key.ts';
import type { PrivateKeyFormat, PublicKeyFormat } from './names.ts';
import type { PairKey, PrivatePairKey } from './pair-key.ts';

/** The output formats of a pair. */
export interface Forms {
  readonly privateKeyFormat: PrivateKeyFormat;
  readonly publicKeyFormat: PublicKeyFormat;
  readonly comment: string;
  /** Encrypts the private key; empty for none. */
  readonly passphrase: string;
  /** The field of the passphrase. */
  readonly passphraseField: string;
}

/**
 * Checks before generating a pair that it can be written in these formats.
 * @throws InputError `unsupported-combination`
 */
export function checkForms(isRsa: boolean, hasPrivate: boolean, { privateKeyFormat, publicKeyFormat, passphrase }: Forms): void {
  if (hasPrivate && privateKeyFormat === 'pkcs1' && !isRsa) throw unsupported('privateKeyFormat', 'key-type');
  if (publicKeyFormat === 'pkcs1' && !isRsa) throw unsupported('publicKeyFormat', 'key-type');
  const isEncryptable = privateKeyFormat === 'pkcs8' || privateKeyFormat === 'openssh';
  if (hasPrivate && passphrase !== '' && !isEncryptable) throw unsupported('privateKeyFormat', 'passphrase');
}

const unsupported = (field: string, reason: 'key-type' | 'passphrase'): InputError => new InputError('unsupported-combination', { field, params: { reason } });

/** @throws InputError `invalid-comment`, `unpaired-surrogate` on `comment` */
export function writePublicKey(key: PairKey, { publicKeyFormat, comment }: Forms): string {
  if (publicKeyFormat === 'jwk') return formatJwk(toPublicJwk(key));
  if (publicKeyFormat === 'openssh') return formatSshLine(key, checkComment(comment));
  if (publicKeyFormat === 'pkcs1' && key.kind === 'rsa') return formatPem('RSA PUBLIC KEY', toPkcs1Public(key));
  return formatPem('PUBLIC KEY', toSpki(key));
}

/** @throws InputError `invalid-comment`, `unpaired-surrogate` on `comment` or the field of the passphrase */
export async function writePrivateKey(key: PrivatePairKey, forms: Forms, context: RunContext): Promise<string> {
  const { privateKeyFormat, comment } = forms;
  const passphrase = forms.passphrase === '' ? undefined : encodeUtf8(forms.passphrase, forms.passphraseField);
  if (privateKeyFormat === 'jwk') return formatJwk(toPrivateJwk(key));
  if (privateKeyFormat === 'openssh') return formatSshPrivateKey(key, { comment: checkComment(comment), passphrase }, context);
  if (privateKeyFormat === 'pkcs1' && key.kind === 'rsa') return formatPem('RSA PRIVATE KEY', toPkcs1Private(key));
  const pkcs8 = toPkcs8(key);
  if (!passphrase) return formatPem('PRIVATE KEY', pkcs8);
  const { encryptPkcs8 } = await import('../../lib/key/pbes2.ts');
  return formatPem('ENCRYPTED PRIVATE KEY', await encryptPkcs8(pkcs8, passphrase, context));
}

const formatJwk = (members: Readonly<Record<string, string>>): string => JSON.stringify(members, undefined, 2);

/** A line break would split the comment, and its second line could be another key. */
function checkComment(comment: string): string {
  if (/\p{Cc}/u.test(comment)) throw new InputError('invalid-comment', { field: 'comment' });
  encodeUtf8(comment, 'comment');
  return comment;
}
