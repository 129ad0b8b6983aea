const PREFIX = 'penknife';

/** Reads JSON from local storage. Missing, corrupt or forbidden storage gives `undefined`. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(`${PREFIX}.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    // Forbidden storage throws a DOMException, a corrupt value a SyntaxError: either way nothing is stored.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes JSON to local storage, or removes it for `undefined`. Gives false where storage is full or forbidden. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`${PREFIX}.${name}`);
    else localStorage.setItem(`${PREFIX}.${name}`, JSON.stringify(value));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
