import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { Charset, CharsetNote, CharsetOrAuto } from '../../lib/charset/sets/charsets.ts';
import { recognizeCharset } from '../../lib/charset/sets/recognize.ts';
import { decodePercentBytes, percentBytes } from '../../lib/percent/decode-bytes.ts';
import { decodePercentText } from '../../lib/percent/decode-text.ts';

const FIELD = 'encoded';
const MAX_PASSES = 10;
const NUL_ESCAPE = '%00';

interface Reading {
  readonly charset: CharsetOrAuto;
  readonly plusAsSpace: boolean;
  readonly repeat: boolean;
  readonly malformed: 'error' | 'keep';
}

interface Layer {
  readonly text: string;
  readonly charset: Charset;
  readonly notes: readonly CharsetNote[];
}

interface Decoded {
  readonly text: string;
  readonly passes: number;
  readonly detectedCharset: Charset;
  readonly notes: CharsetNote[];
}

/**
 * Decodes once, or until a pass changes nothing or would fail.
 * @throws InputError `malformed-percent-encoding`, `undecodable-bytes` in the first pass
 */
export function decodeLayers(encoded: string, { repeat, ...reading }: Reading): Decoded {
  let layer = decodeLayer(encoded, reading);
  const notes = new Set(layer.notes);
  let passes = layer.text === encoded ? 0 : 1;
  const maxPasses = repeat && passes > 0 ? MAX_PASSES : passes;
  while (passes < maxPasses) {
    const next = decodeFurther(layer.text, reading);
    if (next === undefined || next.text === layer.text) break;
    layer = next;
    for (const note of next.notes) notes.add(note);
    passes++;
  }
  return { text: layer.text, passes, detectedCharset: layer.charset, notes: [...notes] };
}

function decodeLayer(encoded: string, { charset, plusAsSpace, malformed }: Omit<Reading, 'repeat'>): Layer {
  const options = { plusAsSpace, keepMalformed: malformed === 'keep' };
  if (charset === 'utf-8' || (charset === 'auto' && !encoded.includes(NUL_ESCAPE))) {
    const text = attemptUtf8(encoded, options, charset === 'auto');
    if (text !== undefined) return { text, charset: 'utf-8', notes: [] };
  }
  const recognized = recognizeCharset(percentBytes(encoded), charset);
  const text =
    recognized.charset === 'utf-8'
      ? decodePercentText(encoded, FIELD, options)
      : decodePercentBytes(encoded, FIELD, { ...options, charset: recognized.charset });
  return { text, ...recognized };
}

/** Decodes escapes as UTF-8; undefined for other bytes if another character encoding is possible. */
function attemptUtf8(encoded: string, options: Parameters<typeof decodePercentText>[2], isOptional: boolean): string | undefined {
  try {
    return decodePercentText(encoded, FIELD, options);
  } catch (error) {
    if (isOptional && error instanceof InputError && error.code === 'undecodable-bytes') return undefined;
    throw error;
  }
}

/** Decodes a decoded text again; undefined if that fails, which means there is no further layer. */
const decodeFurther = (text: string, reading: Omit<Reading, 'repeat'>): Layer | undefined => unlessRefused(() => decodeLayer(text, reading));
