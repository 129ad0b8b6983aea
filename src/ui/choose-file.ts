/**
 * Lets the reader choose a file. Returns undefined if they choose none. Must be called from a click or key handler: without
 * one, browsers open no chooser.
 */
export const chooseFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const chooser = Object.assign(document.createElement('input'), { type: 'file', hidden: true });
    const end = (): void => {
      chooser.remove();
      resolve(chooser.files?.[0]);
    };
    chooser.addEventListener('change', end);
    chooser.addEventListener('cancel', end);
    // Safari drops a chooser that is not in the document.
    document.body.append(chooser);
    chooser.click();
  });
