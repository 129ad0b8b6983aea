import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { hasRightChecksum } from '../../lib/secret-formats/secret-formats.ts';
import { collisionProbability, evenOddsCount, formatOdds, formatProbability } from './collisions.ts';
import type * as fields from './fields.ts';
import type { Note } from './kinds.ts';
import type { Entry } from './read-ids.ts';
import { maskSecret, readIds } from './read-ids.ts';

type Input = InputValues<typeof fields.inspect.input>;
type Output = OutputValues<typeof fields.inspect.output>;

/** Describes the first identifier in full, and all of them in a table. */
export async function inspectIds({ ids, idCount, epoch, timestampShift }: Input, context: RunContext): Promise<Output> {
  const entries = readIds(ids, { now: context.now(), epoch, timestampShift });
  const first = entries.find(({ readings }) => readings.length > 0);
  const reading = first?.readings[0];
  const bits = reading?.randomBits ?? 0;
  // A counter keeps the IDs of a process apart, and how many processes there are is unknown.
  const hasOdds = bits > 0 && reading?.notes?.includes('random-per-process') !== true;
  return {
    kind: reading?.kind ?? '',
    grade: reading?.grade ?? '',
    created: reading?.created ?? '',
    secrecy: reading?.secret?.secrecy ?? '',
    secretType: reading?.secret?.type ?? '',
    parts: reading?.parts ?? [],
    randomBits: reading?.randomBits === undefined ? '' : String(Math.round(bits * 10) / 10),
    collisionProbability: hasOdds ? formatProbability(collisionProbability(idCount, bits)) : '',
    evenOddsCount: hasOdds ? formatOdds(evenOddsCount(bits)) : '',
    uuid: reading?.uuid ?? '',
    hex: reading?.hex ?? '',
    notes: first ? [...(await notesOn(first, context)), ...(entries.length > 1 ? (['first-of-several'] as const) : [])] : [],
    readings: first?.readings.map(({ kind, grade, created = '' }) => ({ kind, grade, created })) ?? [],
    entries: entries.map((entry) => {
      const [best] = entry.readings;
      return { line: entry.line, id: maskSecret(entry), kind: best?.kind ?? '', grade: best?.grade ?? '', created: best?.created ?? '' };
    }),
    duplicates: duplicatesIn(entries),
  };
}

async function notesOn({ id, readings, isPeeled }: Entry, context: RunContext): Promise<readonly Note[]> {
  const [best, next] = readings;
  const isRight = best?.secret
    ? await hasRightChecksum(id, async (bytes) => {
        const { crc32 } = await context.load(() => import('../../lib/compression/gzip.ts'));
        return await crc32(bytes);
      })
    : undefined;
  return [
    ...(best?.notes ?? []),
    ...(isRight === false ? (['wrong-checksum'] as const) : []),
    ...(best && next?.grade === best.grade ? (['several-readings'] as const) : []),
    ...(isPeeled ? (['surroundings-removed'] as const) : []),
  ];
}

function duplicatesIn(entries: readonly Entry[]): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry.id)) twice.add(maskSecret(entry));
    seen.add(entry.id);
  }
  return [...twice];
}
