import { InputError } from '../../../contract/errors.ts';
import { encodeText } from '../../../lib/charset/sets/encode.ts';
import { indexOfLoneSurrogate } from '../../../lib/charset/utf8.ts';
import { windows1252ByteOf } from '../../../lib/charset/sets/windows-1252.ts';
import { contentOf, textContent, textOf } from '../content.ts';
import { readEncodedText } from '../known-bytes.ts';
import type { Layer } from '../layer.ts';

const MARK = '\uFEFF';

const reader =
  (id: 'utf-16' | 'windows-1252'): Layer['read'] =>
  (content, scope) => {
    if (content.kind !== 'bytes') return undefined;
    const found = readEncodedText(content.bytes);
    if (!found || (found.charset === 'windows-1252') !== (id === 'windows-1252')) return undefined;
    const { charset, text, hasMark, isClear } = found;
    const isExpected = scope.expects === id;
    return {
      layer: id,
      grade: isExpected || isClear ? 'certain' : 'likely',
      proof: { code: isExpected ? 'expected' : 'decodes-to-text', params: { size: text.length } },
      parts: [{ name: { code: 'content' }, content: textContent(text) }],
      wrap(_part, changed) {
        const next = textOf(changed);
        const isPossible = next !== undefined && (charset === 'windows-1252' ? isInWindows1252(next) : indexOfLoneSurrogate(next) < 0);
        if (!isPossible) throw new InputError('no-way-back', { params: { layer: id } });
        return { content: contentOf(encodeText(hasMark ? MARK + next : next, charset, 'text')) };
      },
    };
  };

const isInWindows1252 = (text: string): boolean => Array.from(text).every((character) => windows1252ByteOf(character.codePointAt(0) ?? 0) !== undefined);

/** UTF-16 with a byte order mark, or bytes that clearly are UTF-16. */
export const utf16: Layer = { id: 'utf-16', read: reader('utf-16') };
export const windows1252: Layer = { id: 'windows-1252', read: reader('windows-1252') };
