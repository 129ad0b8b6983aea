const PREFIX = 'penknife';

/** Local storage; `undefined` where it is forbidden, or where there is none, as in some apps that show web pages. */
function storage(): Storage | undefined {
  try {
    // By the library's type it is always there.
    const items: Storage | null = globalThis.localStorage;
    return items ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads a text from local storage; `null` where there is none. */
export function readItem(name: string): string | null {
  try {
    return storage()?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Writes a text to local storage, or removes it for `undefined`. Gives false where storage is full or forbidden. */
export function writeItem(name: string, text: string | undefined): boolean {
  const items = storage();
  try {
    if (text === undefined) items?.removeItem(name);
    else items?.setItem(name, text);
    return items !== undefined;
  } catch {
    return false;
  }
}

/** Reads JSON of the tools from local storage. Missing, corrupt or forbidden storage gives `undefined`. */
export function readStored(name: string): unknown {
  const text = readItem(`${PREFIX}.${name}`);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes JSON of the tools to local storage, or removes it for `undefined`. Gives false where storage is full or forbidden. */
export const writeStored = (name: string, value: unknown): boolean => writeItem(`${PREFIX}.${name}`, value === undefined ? undefined : JSON.stringify(value));

/** Calls back when another tab has written or removed this; gives what ends that. */
export function watchStored(name: string, listener: () => void): () => void {
  const handle = ({ key }: StorageEvent): void => {
    if (key === null || key === `${PREFIX}.${name}`) listener();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}

let tell: (() => void) | undefined;
let isTold = false;

/** Says once a visit, however often it happens, that what someone has chosen could not be stored. */
export function tellNotStored(): void {
  if (isTold || !tell) return;
  isTold = true;
  tell();
}

/** Gives the way to say so; the shell's. */
export function onNotStored(say: () => void): () => void {
  tell = say;
  return () => {
    tell = undefined;
  };
}
