import { storedName } from '../page/storage/storage.ts';
import { root } from './page.ts';

const OPENED = storedName('opened');

/** Marks the first view of the home page in this session: the style sheet opens the blade of the logo then. */
export function markOpening(page: string): void {
  if (page !== '') return;
  try {
    if (sessionStorage.getItem(OPENED) !== null) return;
    sessionStorage.setItem(OPENED, '');
    root.dataset.opening = '';
  } catch {
    // Without storage, the logo would move on every visit.
  }
}
