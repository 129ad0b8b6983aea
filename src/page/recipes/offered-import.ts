// A text with recipes, from a paste or a link, on its way to the recipes page, which shows it before it is stored.

type Receiver = (text: string) => void;

let waiting: string | undefined;
let receiver: Receiver | undefined;

/** Shows what a text would import: now, or when the recipes page is open. */
export function offerImport(text: string): void {
  if (receiver) receiver(text);
  else waiting = text;
}

/** Receives texts, first one that is waiting. Returns a function that ends it. */
export function receiveImports(next: Receiver): () => void {
  receiver = next;
  if (waiting !== undefined) next(waiting);
  waiting = undefined;
  return () => {
    if (receiver === next) receiver = undefined;
  };
}
