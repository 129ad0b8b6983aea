/** Writes items of earlier visits to local storage. Preferences take this for a change by another tab, and read their values again. */
export function setStored(items: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
