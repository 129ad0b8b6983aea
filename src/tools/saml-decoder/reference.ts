import type { RunContext } from '../../contract/operations.ts';

/** Returns the text for a code of the reference, in English if it is not translated; empty if there is none, or none is wanted. */
export function meaningOf(code: string, { own, english }: RunContext['reference'], isWanted = true): string {
  if (!isWanted) return '';
  for (const texts of [own, english]) if (Object.hasOwn(texts, code)) return texts[code] ?? '';
  return '';
}
