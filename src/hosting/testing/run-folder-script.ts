import { runInNewContext } from 'node:vm';
import { FOLDER_SCRIPT } from '../site-headers.mjs';

/** Runs the script of a page that was requested at `address`. Returns the URL that the page has then. */
export function runFolderScript(page: string, address: string): URL {
  const location = new URL(address);
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => {
      location.href = url;
    },
  };
  runInNewContext(FOLDER_SCRIPT, { document: { currentScript: { dataset: { path: page } } }, location, history });
  return location;
}
