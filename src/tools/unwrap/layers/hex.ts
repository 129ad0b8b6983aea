import { decodeHex, encodeHex } from '../../../lib/hex/hex.ts';
import { cutText } from '../../../lib/lines/wrap.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, sizeOf, textContent } from '../content.ts';
import { judge } from '../decoded.ts';
import type { Grade, Layer, LayerStep } from '../layer.ts';

const TOOL = 'text-to-binary';
const START = /^\s*(?:0x|\\x)?[\da-f]{2}/iu;
const FORM = /^[\da-fx\\\s:,-]+$/iu;
const PREFIX = /0x|\\x/giu;
const MIN_DIGITS = 4;
/** Fewer bytes of any kind are closed. */
const SURE_BYTES = 24;
/** Sizes of digests, keys and tokens, which are hex and nothing else. */
const VALUE_SIZES: ReadonlySet<number> = new Set([24, 28, 32, 40, 48, 64]);
/** A third of all numbers of 12 such bytes are readable. */
const SURE_NUMBER_BYTES = 24;

/** How the hex is written. */
interface Style {
  readonly before: string;
  readonly after: string;
  /** Before the first byte, or before each group. */
  readonly prefix: string;
  readonly isPrefixRepeated: boolean;
  readonly groupBytes: number;
  readonly separator: string;
  /** 0 for one line. */
  readonly lineBytes: number;
  readonly lineSeparator: string;
  readonly isUpper: boolean;
}

export const hex: Layer = {
  id: 'hex',
  read(content, scope) {
    if (content.kind !== 'text' || !START.test(content.text) || !FORM.test(content.text)) return undefined;
    const { text } = content;
    const digits = text.replaceAll(PREFIX, '').replaceAll(/[^\da-f]/giu, '');
    if (digits.length % 2 > 0 || digits.length < (scope.expects === 'hex' ? 2 : MIN_DIGITS) || /x/iu.test(text.replaceAll(PREFIX, ''))) return undefined;
    const bytes = decodeHex(digits, 'text');
    const style = styleOf(text, digits);
    const isRegular = write(bytes, style) === text;
    // Hyphens and commas in irregular places are those of a UUID, a date or a list of numbers.
    if (!isRegular && scope.expects !== 'hex' && /[,-]/u.test(text)) return undefined;
    const inner = contentOf(bytes);
    const judged = judge('hex', inner, scope, gradeOfBytes(bytes.length, style));
    return {
      layer: 'hex',
      ...judged,
      grade: scope.expects === 'hex' ? 'certain' : capped(judged.grade, { inner, digits, isRegular }),
      parts: [{ name: { code: 'content' }, content: inner }],
      wrap(_part, changed) {
        const next = bytesOf(changed);
        return { content: textContent(equalBytes(next, bytes) ? text : write(next, style)) };
      },
      ...(isRegular && stepsOf(style, inner)),
    };
  },
};

function gradeOfBytes(size: number, { separator, lineBytes, prefix }: Style): Grade {
  const isMarked = /^[ ,]/u.test(separator) || lineBytes > 1 || prefix === '\\x';
  if (size >= SURE_BYTES && (isMarked || !VALUE_SIZES.has(size))) return 'certain';
  return isMarked ? 'likely' : 'possible';
}

function capped(grade: Grade, { inner, digits, isRegular }: { readonly inner: Content; readonly digits: string; readonly isRegular: boolean }): Grade {
  if (!isRegular) return 'possible';
  const isNumber = !/[a-f]/iu.test(digits);
  return isNumber && sizeOf(inner) < SURE_NUMBER_BYTES ? 'possible' : grade;
}

function styleOf(text: string, digits: string): Style {
  const before = /^\s*/u.exec(text)?.[0] ?? '';
  const after = text.slice(endOfDigits(text));
  const body = text.slice(before.length, text.length - after.length);
  const [line = ''] = body.split(/[^\da-fx\\]*[\r\n]/iu, 1);
  const lineSeparator = /[^\da-fx\\]*[\r\n][^\da-fx\\]*/iu.exec(body)?.[0] ?? '';
  const separator = /[^\da-fx\\]+/iu.exec(line)?.[0] ?? '';
  const prefix = /^(?:0x|\\x)/iu.exec(line)?.[0] ?? '';
  const rest = line.slice(prefix.length);
  const [group = ''] = rest.split(/[^\da-f]|0x/iu, 1);
  return {
    before,
    after,
    prefix,
    isPrefixRepeated: prefix !== '' && rest.includes(prefix),
    groupBytes: Math.max(1, group.length >> 1),
    separator,
    lineBytes: lineSeparator === '' ? 0 : line.replaceAll(PREFIX, '').replaceAll(/[^\da-f]/giu, '').length >> 1,
    lineSeparator,
    isUpper: /[A-F]/u.test(digits),
  };
}

function endOfDigits(text: string): number {
  let end = text.length;
  while (end > 0 && !/[\da-f]/iu.test(text.charAt(end - 1))) end--;
  return end;
}

function write(bytes: Uint8Array, style: Style): string {
  const { before, after, prefix, isPrefixRepeated, groupBytes, separator, lineBytes, lineSeparator, isUpper } = style;
  const digits = encodeHex(bytes, { uppercase: isUpper });
  const written = cutText(digits, 2 * lineBytes).map((line) => {
    const groups = separator === '' && !isPrefixRepeated ? [line] : cutText(line, 2 * groupBytes);
    return (isPrefixRepeated ? groups.map((group) => prefix + group) : groups).join(separator);
  });
  return before + (isPrefixRepeated ? '' : prefix) + written.join(lineSeparator) + after;
}

interface Steps {
  readonly step?: () => LayerStep;
  readonly reverse?: () => LayerStep;
}

const step = (): LayerStep => ({ tool: TOOL, operation: 'decode', options: { base: 'hexadecimal', charset: 'utf-8' } });

/** The tool decodes to text without a byte order mark, and encodes every byte on its own. */
function stepsOf({ separator, prefix, isPrefixRepeated, groupBytes, lineBytes, isUpper, before, after }: Style, inner: Content): Steps {
  if (inner.kind !== 'text' || inner.text.startsWith('\uFEFF') || prefix === '\\x' || (prefix !== '' && !isPrefixRepeated)) return {};
  const isWritten = before === '' && after === '' && lineBytes === 0 && (separator === '' || groupBytes === 1);
  const options = { base: 'hexadecimal', separator, ...(isPrefixRepeated && { prefixes: true }), ...(isUpper && { uppercase: true }) };
  return isWritten ? { step, reverse: () => ({ tool: TOOL, operation: 'encode', options }) } : { step };
}
