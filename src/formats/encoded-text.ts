import { defineFormat } from './format.ts';

/** Bech32 of known human-readable parts, without those of private keys. */
const BECH32 = /^(?:bc|tb|bcrt|ltc|npub|note|nprofile|nevent|naddr|lnbc|addr|stake|cosmos|osmo|age)1[02-9ac-hj-np-z]{20,}$/iu;
const A_LABEL = /^(?:https?:\/\/|[^@\s]{1,64}@)?(?:[\p{L}\p{N}-]{1,63}\.)*xn--[a-z\d-]{1,59}(?:\.[\p{L}\p{N}-]{1,63})*\.?\/?$/iu;
const MIME_WORD = /=\?[\w.:-]{2,40}(?:\*[\w-]{0,40})?\?[BbQq]\?[^?\s]{1,100}\?=/u;
const UUENCODED = /^begin [0-7]{3,4} \S[^\n]{0,255}\n[!-`]/mu;
const ESCAPE = /=[\dA-F]{2}/gu;

/** Quoted-printable with letters that are not ASCII. */
function isQuotedPrintable(text: string): boolean {
  const others = text.replaceAll(ESCAPE, '').replaceAll(/=[ \t]{0,100}\r?\n/gu, '');
  return (text.match(/=[89A-F][\dA-F]/gu)?.length ?? 0) > 1 && !others.includes('=') && !/[^\0-\x7F]/u.test(others) && /[\p{L} ]/u.test(others);
}

/** Encodings of bytes and text that can be recognized by their marks, prefixes or escapes. */
export default defineFormat({
  parent: 'text',
  order: 84,
  looksLike(text, isCut) {
    if (text.startsWith('<~')) return isCut || text.endsWith('~>') ? 'confident' : 'no';
    if (text.startsWith('xbtoa Begin') || UUENCODED.test(text)) return 'confident';
    if (text.length <= 2048 && (BECH32.test(text) || A_LABEL.test(text))) return 'confident';
    return MIME_WORD.test(text) || isQuotedPrintable(text) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '<~87cURD]i,"Ebo80~>',
      'begin 644 cat.txt\n#0V%T\n`\nend',
      '=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
      'Gr=C3=BC=C3=9Fe',
      'xn--bcher-kva.example',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
  },
});
