import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { CHash } from '@noble/hashes/utils.js';
import type { InputError } from '../../contract/errors.ts';
import { BerError, splitFirst } from '../ber/ber.ts';
import { concatBytes } from '../bytes/concat.ts';
import type { Pbkdf2Context } from '../hash/pbkdf2.ts';
import { encodeHex } from '../hex/hex.ts';
import { equalBytes } from '../signature/equal.ts';
import { DerReader, tags } from './der.ts';
import { derOctets, derSequence } from './der-writer.ts';
import { invalidKey, isUnsupported, unsupportedKey } from './invalid-key.ts';
import { describeOid } from './oids.ts';
import { derivePkcs12, readRounds } from './pbes1.ts';
import { readDerivation, readEncryptedPkcs8 } from './pbes2.ts';

const DATA = '2a864886f70d010701';
const ENCRYPTED_DATA = '2a864886f70d010706';

const KEY_BAG = '2a864886f70d010c0a0101';
const SHROUDED_KEY_BAG = '2a864886f70d010c0a0102';
const CERTIFICATE_BAG = '2a864886f70d010c0a0103';
const CONTENTS_BAG = '2a864886f70d010c0a0106';
const X509_CERTIFICATE = '2a864886f70d01091601';

const PBMAC1 = '2a864886f70d01050e';

const CONSTRUCTED_OCTETS = 0x24;
const IMPLICIT_OCTETS = 0x80;
const MAX_DEPTH = 8;
const MAX_KEY_BYTES = 1024;

interface MacKey {
  readonly hash: CHash;
  readonly key: Uint8Array;
}

/** Digests, and the HMACs with them. */
const macHashes: Readonly<Record<string, CHash>> = {
  '2b0e03021a': sha1,
  '608648016503040204': sha224,
  '608648016503040201': sha256,
  '608648016503040202': sha384,
  '608648016503040203': sha512,
  '2a864886f70d0207': sha1,
  '2a864886f70d0209': sha256,
  '2a864886f70d020a': sha384,
  '2a864886f70d020b': sha512,
};

export interface Pkcs12Content {
  /** Each is a PrivateKeyInfo. */
  readonly keys: Uint8Array[];
  readonly certificates: Uint8Array[];
  /** Why a part could not be decrypted. */
  refusal: InputError | undefined;
}

class WrongPassphrase extends Error {
  override readonly name = 'WrongPassphrase';
}

/**
 * Reads the keys and certificates of a PFX (RFC 7292, section 4); undefined if the passphrase is wrong. A part that is encrypted
 * in an unsupported way, often the certificates, is omitted.
 * @throws InputError `invalid-key` or `key-derivation-too-costly` on `field`.
 */
export async function readPkcs12(
  bytes: Uint8Array,
  passphrase: Uint8Array | undefined,
  field: string,
  context: Pbkdf2Context,
): Promise<Pkcs12Content | undefined> {
  try {
    return await new PfxReader(passphrase, field, context).read(bytes);
  } catch (error) {
    if (error instanceof WrongPassphrase) return undefined;
    throw error;
  }
}

class PfxReader {
  readonly #content: Pkcs12Content = { keys: [], certificates: [], refusal: undefined };
  readonly #passphrase: Uint8Array | undefined;
  readonly #field: string;
  readonly #context: Pbkdf2Context;
  #hasMac = false;

  constructor(passphrase: Uint8Array | undefined, field: string, context: Pbkdf2Context) {
    this.#passphrase = passphrase;
    this.#field = field;
    this.#context = context;
  }

  async read(bytes: Uint8Array): Promise<Pkcs12Content> {
    const pfx = this.#open(toDefiniteLengths(bytes, this.#field));
    pfx.readUnsigned();
    const { type, content } = readContentInfo(pfx.enter(tags.sequence));
    // Some files are signed with a key instead of having a MAC.
    if (type !== DATA) throw this.#unsupported(type);
    const safe = readOctets(content);
    this.#hasMac = pfx.nextTag === tags.sequence;
    if (this.#hasMac) await this.#checkMac(pfx.enter(tags.sequence), safe);
    for (const infos = this.#open(safe); infos.nextTag !== undefined; ) await this.#readPart(readContentInfo(infos.enter(tags.sequence)));
    return this.#content;
  }

  /** RFC 7292, section 4, and RFC 9579. */
  async #checkMac(macData: DerReader, message: Uint8Array): Promise<void> {
    const info = macData.enter(tags.sequence);
    const algorithm = info.enter(tags.sequence);
    const oid = readOid(algorithm);
    const mac = info.read(tags.octetString);
    const { hash, key } = oid === PBMAC1 ? await this.#derivePbmac1(algorithm.enter(tags.sequence)) : this.#deriveMacKey(oid, macData);
    if (!equalBytes(hmac(hash, key, message), mac)) throw new WrongPassphrase();
  }

  #deriveMacKey(oid: string, macData: DerReader): MacKey {
    const hash = this.#hashOf(oid);
    const salt = macData.read(tags.octetString);
    const rounds = macData.nextTag === tags.integer ? readRounds(macData, this.#field) : 1;
    return { hash, key: derivePkcs12(hash, 3, this.#passphrase, { salt, rounds }, hash.outputLen) };
  }

  async #derivePbmac1(parameters: DerReader): Promise<MacKey> {
    const { derive, keyBytes } = readDerivation(parameters.enter(tags.sequence), this.#field, this.#context);
    const hash = this.#hashOf(readOid(parameters.enter(tags.sequence)));
    // RFC 9579 requires the length.
    if (keyBytes === undefined || keyBytes > MAX_KEY_BYTES) throw invalidKey(this.#field, 'unreadable');
    return { hash, key: await derive(this.#passphrase ?? new Uint8Array(), keyBytes) };
  }

  #hashOf(oid: string): CHash {
    const hash = Object.hasOwn(macHashes, oid) ? macHashes[oid] : undefined;
    if (!hash) throw unsupportedKey(this.#field, `PKCS #12 MAC, ${describeOid(oid)}`);
    return hash;
  }

  async #readPart({ type, content }: ContentInfo): Promise<void> {
    if (type === DATA) await this.#readBags(this.#open(readOctets(content)), 0);
    else if (type === ENCRYPTED_DATA) await this.#decrypt(readEncryptedData(content), async (contents) => this.#readBags(this.#open(contents), 0));
    else this.#content.refusal ??= this.#unsupported(type);
  }

  async #readBags(contents: DerReader, depth: number): Promise<void> {
    if (depth > MAX_DEPTH) throw invalidKey(this.#field, 'unreadable');
    const { keys, certificates } = this.#content;
    while (contents.nextTag !== undefined) {
      const bag = contents.enter(tags.sequence);
      const type = readOid(bag);
      const value = bag.enter(tags.explicit0);
      if (type === KEY_BAG) keys.push(derSequence(value.read(tags.sequence)));
      if (type === SHROUDED_KEY_BAG) await this.#decrypt(derSequence(value.read(tags.sequence)), (key) => void keys.push(key));
      if (type === CERTIFICATE_BAG) certificates.push(...readCertificateBag(value.enter(tags.sequence)));
      if (type === CONTENTS_BAG) await this.#readBags(value.enter(tags.sequence), depth + 1);
    }
  }

  /** Calls `take` with the content of an EncryptedPrivateKeyInfo. */
  async #decrypt(encrypted: Uint8Array, take: (content: Uint8Array) => void | Promise<void>): Promise<void> {
    try {
      const content = await readEncryptedPkcs8(encrypted, this.#field, this.#context)(this.#passphrase);
      // A MAC has already shown that the passphrase is right.
      if (!content) throw this.#hasMac ? invalidKey(this.#field, 'unreadable') : new WrongPassphrase();
      await take(content);
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      this.#content.refusal ??= error;
    }
  }

  #open(der: Uint8Array): DerReader {
    return new DerReader(der, () => invalidKey(this.#field, 'unreadable')).enter(tags.sequence);
  }

  #unsupported(contentType: string): InputError {
    return unsupportedKey(this.#field, `PKCS #12, ${describeOid(contentType)}`);
  }
}

interface ContentInfo {
  readonly type: string;
  readonly content: DerReader;
}

const readContentInfo = (info: DerReader): ContentInfo => ({ type: readOid(info), content: info.enter(tags.explicit0) });

/** Returns the certificate of a CertBag; none if it is not X.509. */
const readCertificateBag = (bag: DerReader): readonly Uint8Array[] => (readOid(bag) === X509_CERTIFICATE ? [readOctets(bag.enter(tags.explicit0))] : []);

/** Converts an EncryptedData (RFC 5652, section 8) to an EncryptedPrivateKeyInfo. */
function readEncryptedData(content: DerReader): Uint8Array {
  const data = content.enter(tags.sequence);
  data.read(tags.integer);
  const info = data.enter(tags.sequence);
  info.read(tags.oid);
  const algorithm = derSequence(info.read(tags.sequence));
  return derSequence(algorithm, derOctets(info.nextTag === tags.explicit0 ? readPieces(info.enter(tags.explicit0)) : info.read(IMPLICIT_OCTETS)));
}

/** Reads an OCTET STRING, which BER may split. */
const readOctets = (reader: DerReader): Uint8Array =>
  reader.nextTag === CONSTRUCTED_OCTETS ? readPieces(reader.enter(CONSTRUCTED_OCTETS)) : reader.read(tags.octetString);

function readPieces(reader: DerReader): Uint8Array {
  const pieces: Uint8Array[] = [];
  while (reader.nextTag !== undefined) pieces.push(reader.read(tags.octetString));
  return concatBytes(pieces);
}

/** Some programs write BER with indefinite lengths. */
function toDefiniteLengths(bytes: Uint8Array, field: string): Uint8Array {
  try {
    return splitFirst(bytes).element;
  } catch (error) {
    if (error instanceof BerError) throw invalidKey(field, 'unreadable');
    throw error;
  }
}

const readOid = (reader: DerReader): string => encodeHex(reader.read(tags.oid));
