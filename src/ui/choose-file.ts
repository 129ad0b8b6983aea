/**
 * Lets the reader choose a file. Gives undefined if they choose none. Must be called from a handler of a click or a key: without
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
    // Safari forgets a chooser that is in no document.
    document.body.append(chooser);
    chooser.click();
  });
