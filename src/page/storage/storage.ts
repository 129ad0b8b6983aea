import { embeddedItem, isEmbedded } from '../embed/embedding.ts';

/** The full name of an item under the app's prefix. */
export const storedName = (name: string): string => `penknife.${name}`;

/** Names, without the prefix, of the items with a tool's stored options and kept inputs, which are JSON by operation and field. */
export const optionsName = (tool: string): string => `options.${tool}`;
export const keptName = (tool: string): string => `inputs.${tool}`;

/** Local storage; `undefined` if access is blocked, and in web views that have none. */
function storage(): Storage | undefined {
  try {
    // TypeScript's DOM types declare it as always present, but some web views give null.
    const items: Storage | null = globalThis.localStorage;
    return items ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads a text from local storage; `null` if it is missing or storage is blocked. Embedded pages read nearly nothing: see `embeddedItem`. */
export const readItem = (name: string): string | null => (isEmbedded() ? embeddedItem(name, readText) : readText(name));

function readText(name: string): string | null {
  try {
    return storage()?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** The names of all items; none in an embedded page, or if storage is blocked. */
export const itemNames = (): readonly string[] => (isEmbedded() ? [] : Object.keys(storage() ?? {}));

/** Writes a text to local storage, or removes it for `undefined`. Returns false if storage is full or blocked. Embedded pages store nothing. */
export function writeItem(name: string, text: string | undefined): boolean {
  if (isEmbedded()) return true;
  const items = storage();
  try {
    if (text === undefined) items?.removeItem(name);
    else items?.setItem(name, text);
    return items !== undefined;
  } catch {
    return false;
  }
}

/** Reads JSON under the app's prefix from local storage; `undefined` if it is missing or corrupt, or storage is blocked. */
export function readStored(name: string): unknown {
  const text = readItem(storedName(name));
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes JSON under the app's prefix to local storage, or removes it for `undefined`. Returns false if storage is full or blocked. */
export const writeStored = (name: string, value: unknown): boolean => writeItem(storedName(name), value === undefined ? undefined : JSON.stringify(value));

/** Calls `listener` when another tab writes or removes an item. Returns a function that stops this. */
export function watchStored(name: string, listener: () => void): () => void {
  const handle = ({ key }: StorageEvent): void => {
    if (key === null || key === storedName(name)) listener();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}

let tell: (() => void) | undefined;
let isTold = false;

/** Reports, once per visit, that a preference could not be stored. */
export function reportNotStored(): void {
  if (isTold || !tell) return;
  isTold = true;
  tell();
}

/** Registers the function that shows that message; the app has one. Returns a function that unregisters it. */
export function onNotStored(say: () => void): () => void {
  tell = say;
  return () => {
    tell = undefined;
  };
}
