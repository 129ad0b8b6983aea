import type { ChangeType } from './line-view.ts';

export interface Segment {
  readonly type: ChangeType;
  readonly text: string;
}

// Beyond this, a browser takes seconds to draw the marks. The marked text below is complete.
const MAX_SEGMENTS = 5_000;

/** Returns the first segments, truncating the last one so that their text has at most `maxLength` UTF-16 code units. */
export function firstSegments(segments: readonly Segment[], maxLength: number): readonly Segment[] {
  const first: Segment[] = [];
  let left = maxLength;
  for (const { type, text } of segments.slice(0, MAX_SEGMENTS)) {
    if (left <= 0) break;
    first.push({ type, text: text.slice(0, left) });
    left -= text.length;
  }
  return first;
}
