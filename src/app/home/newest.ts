import type { Tool } from '../../contract/tool.ts';

const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;

/** Whether a tool was added less than two weeks before `now` (milliseconds since 1970-01-01T00:00:00Z). */
export const isNew = ({ createdAt }: Tool, now: number): boolean => createdAt !== undefined && Date.parse(createdAt) > now - TWO_WEEKS_MS;

/** When this visit began: what is new does not change under the person's eyes. */
const openedAt = Date.now();

export const isNewNow = (tool: Tool): boolean => isNew(tool, openedAt);

export const newestFirst = (tools: readonly (readonly [id: string, tool: Tool])[]): readonly (readonly [id: string, tool: Tool])[] =>
  tools.toSorted(([, a], [, b]) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
