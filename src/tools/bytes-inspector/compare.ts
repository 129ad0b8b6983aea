import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import type * as fields from './fields.ts';
import { hexOffset } from './offsets.ts';
import { chunksOf, openSource } from './source.ts';

type Output = OutputValues<typeof fields.compare.output>;

/** Further differences are only counted. */
const MAX_RANGES = 1000;
/** Bytes of a difference that are shown. */
const SHOWN = 16;

/** Compares two inputs byte by byte at the same offsets. */
export async function compareBytes(input: InputValues<typeof fields.compare.input>, context: Pick<RunContext, 'signal' | 'progress'>): Promise<Output> {
  const first = openSource(input);
  const second = openSource({ data: input.otherData, file: input.otherFile, notation: input.notation }, { data: 'otherData', file: 'otherFile' });
  const common = Math.min(first.size, second.size);
  const ranges: { offset: number; length: number }[] = [];
  let differentBytes = 0;
  let isCut = false;
  for await (const { start, chunk } of chunksOf({ ...first, size: common }, context)) {
    const other = await second.read(start, start + chunk.length);
    for (let at = 0; at < chunk.length; at++) {
      if (chunk[at] === other[at]) continue;
      differentBytes++;
      const last = ranges.at(-1);
      if (last && last.offset + last.length === start + at) last.length++;
      else if (ranges.length < MAX_RANGES) ranges.push({ offset: start + at, length: 1 });
      else isCut = true;
    }
  }
  const rows = await Promise.all(
    ranges.map(async ({ offset, length }) => {
      const [a, b] = await Promise.all([first, second].map(({ read }) => read(offset, offset + Math.min(length, SHOWN))));
      return { ...rowOf(offset, length), change: 'changed' as const, first: shown(a, length), second: shown(b, length) };
    }),
  );
  const rest = Math.max(first.size, second.size) - common;
  const longer = first.size > second.size ? first : second;
  const end = rest > 0 ? shown(await longer.read(common, common + Math.min(rest, SHOWN)), rest) : '';
  const tail: Output['ranges'] =
    rest === 0
      ? []
      : [
          longer === first
            ? { ...rowOf(common, rest), change: 'only-first', first: end, second: '' }
            : { ...rowOf(common, rest), change: 'only-second', first: '', second: end },
        ];
  return {
    verdict: differentBytes + rest === 0 ? 'same' : 'different',
    ranges: [...rows, ...tail],
    differentBytes: differentBytes + rest,
    byteLength: first.size,
    otherByteLength: second.size,
    notes: isCut ? ['rows-omitted'] : [],
  };
}

const rowOf = (offset: number, length: number): { readonly offset: string; readonly length: number } => ({ offset: hexOffset(offset), length });

const shown = (bytes: Uint8Array | undefined, length: number): string => encodeHex(bytes ?? new Uint8Array()) + (length > SHOWN ? '…' : '');
