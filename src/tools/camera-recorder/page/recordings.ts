import { useSyncExternalStore } from 'react';
import { noteUnsaved } from '../../../page/session/unsaved.ts';
import type { Gallery, Item } from '../gallery.ts';
import { add, hasUnsaved, markSaved, remove } from '../gallery.ts';
import type { Kind } from '../recording.ts';
import { nameFile } from '../recording.ts';

// Recordings live as long as the tab, so that opening another tool loses none. Nothing is stored.
let gallery: Gallery<Blob> = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The recordings of this tab, newest first. */
export const useRecordings = (): Gallery<Blob> =>
  useSyncExternalStore(
    subscribe,
    () => gallery,
    () => gallery,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Gallery<Blob>): void {
  gallery = next;
  // An app update or closing the tab asks for confirmation before recordings are lost.
  noteUnsaved('camera-recorder recordings', hasUnsaved(gallery));
  for (const listener of listeners) listener();
}

/** Adds a photo or video to the gallery, named after the current time. */
export function keep(kind: Kind, content: Blob, lengthMs?: number): void {
  const takenAt = new Date();
  const name = nameFile(
    kind,
    takenAt,
    content.type,
    gallery.map((item) => item.name),
  );
  lastId++;
  set(add(gallery, { id: lastId, kind, name, takenAt, content, isSaved: false, ...(lengthMs !== undefined && { lengthMs }) }));
}

/** Deletes a recording. Returns a function that restores it. */
export function discard(item: Item<Blob>): () => void {
  set(remove(gallery, item.id));
  return () => set(add(gallery, item));
}

/** Marks recordings as downloaded. */
export const noteSaved = (ids: readonly number[]): void => set(markSaved(gallery, ids));
