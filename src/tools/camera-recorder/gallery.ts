import type { Kind } from './recording.ts';

/** A photo or video, as plain data. `Content` contains the bytes. */
export interface Item<Content> {
  readonly id: number;
  readonly kind: Kind;
  readonly name: string;
  readonly takenAt: Date;
  /** The duration of a video. */
  readonly lengthMs?: number;
  readonly content: Content;
  /** Whether it was downloaded. */
  readonly isSaved: boolean;
}

export type Gallery<Content> = readonly Item<Content>[];

/** Newest first. */
export const add = <Content>(gallery: Gallery<Content>, item: Item<Content>): Gallery<Content> =>
  [...gallery, item].toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime() || other.id - one.id);

export const remove = <Content>(gallery: Gallery<Content>, id: number): Gallery<Content> => gallery.filter((item) => item.id !== id);

export const markSaved = <Content>(gallery: Gallery<Content>, ids: readonly number[]): Gallery<Content> =>
  gallery.map((item) => (ids.includes(item.id) ? { ...item, isSaved: true } : item));

export const hasUnsaved = (gallery: Gallery<unknown>): boolean => gallery.some(({ isSaved }) => !isSaved);
