import { InputError } from '../../contract/errors.ts';
import { indexOfLoneSurrogate } from '../../lib/charset/utf8.ts';
import type { LayerId } from './codes.ts';
import { isReadable, textContent, textOf } from './content.ts';
import type { Grade, Reading, Scope } from './layer.ts';
import type { Escapes } from './rewrite.ts';
import { decodeEscapes, rewrite } from './rewrite.ts';

interface EscapedText {
  readonly layer: LayerId;
  readonly scope: Scope;
  /** If nobody expects the layer, and the result is text that people can read. */
  readonly grade: Grade;
  readonly escapes: Escapes;
  /** Around the escaped text, such as quotes. */
  readonly before?: string;
  readonly after?: string;
}

/** Reads a text in which escapes stand for characters, and all others for themselves. Undefined if it decodes to half a character. */
export function readEscaped(raw: string, { layer, scope, grade, escapes, before = '', after = '' }: EscapedText): Reading | undefined {
  const value = decodeEscapes(raw, escapes);
  if (indexOfLoneSurrogate(value) >= 0) return undefined;
  const isExpected = scope.expects === layer;
  return {
    layer,
    grade: isExpected ? 'certain' : isReadable(value) ? grade : 'possible',
    proof: isExpected ? { code: 'expected', params: { size: value.length } } : { code: 'escapes', params: { count: raw.match(escapes.pattern)?.length ?? 0 } },
    parts: [{ name: { code: 'content' }, content: textContent(value) }],
    wrap(_part, content) {
      const changed = textOf(content);
      const written = changed === undefined ? undefined : rewrite(raw, value, changed, escapes);
      if (written === undefined) throw new InputError('no-way-back', { params: { layer } });
      return { content: textContent(before + written + after) };
    },
  };
}
