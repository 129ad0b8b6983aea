import { base32Codecs } from './base32.ts';
import { base45Codec } from './base45.ts';
import { base85Codecs } from './base85.ts';
import { base91Codec } from './base91.ts';
import { bech32Codecs } from './bech32.ts';
import type { Codec } from './codec.ts';
import { nameCodecs } from './domain-names.ts';
import type { Encoding } from './encodings.ts';
import { mimeWordsCodec } from './mime-words.ts';
import { plainCodecs } from './plain.ts';
import { radixCodecs } from './radix.ts';
import { uuencodeCodec } from './uuencode.ts';

export const codecs: Readonly<Record<Encoding, Codec>> = {
  ...plainCodecs,
  ...base32Codecs,
  ...radixCodecs,
  ...base85Codecs,
  ...bech32Codecs,
  ...nameCodecs,
  base45: base45Codec,
  base91: base91Codec,
  uuencode: uuencodeCodec,
  'mime-words': mimeWordsCodec,
};
