let show: (() => void) | undefined;

/** Shows the list of shortcuts, over any page. */
export const openKeys = (): void => show?.();

/** Registers what shows the list. Returns a function that unregisters it. */
export function provideKeys(next: () => void): () => void {
  show = next;
  return () => {
    show = undefined;
  };
}
