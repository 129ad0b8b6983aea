import { tools } from '../../tools/registry.ts';

/** Returns the day on which the newest tool was added (ISO 8601). */
export function newestDay(): string {
  const days = [...tools].flatMap(([, { createdAt }]) => createdAt ?? []);
  const newest = days.toSorted().at(-1);
  if (newest === undefined) throw new Error('No tool says when it was added');
  return newest;
}
