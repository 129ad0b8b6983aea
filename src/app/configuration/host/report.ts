import type { Language } from '../../../contract/languages.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type en from '../strings/en.json';
import type { Mistake } from './keep-valid.ts';
import type { Fault } from './read-host.ts';

/** The maximum number of errors shown on the page and in the console. */
const MAX_SHOWN = 3;
const MAX_LISTED = 50;

/** A value may be as long as the file. */
const LONGEST_VALUE = 60;

const loaders = import.meta.glob<(typeof en)['host']>('../strings/*.json', { import: 'host' });

/** Reports the errors in `config.json`: in the console, and in a note on the page, in the page's language. No errors, no note. */
export async function tell(mistakes: readonly Mistake[], fault: Fault | undefined, language: Language): Promise<void> {
  if (mistakes.length === 0 && fault === undefined) return;
  const written = mistakes.slice(0, MAX_LISTED).map(formatMistake);
  const more = mistakes.length > written.length ? [`… (${mistakes.length})`] : [];
  console.error(`config.json: ${fault ?? [...written, ...more].join(', ')}`);
  const words = await (loaders[`../strings/${language}.json`] ?? loaders['../strings/en.json'])?.();
  if (!words) return;
  const shown = [...written.slice(0, MAX_SHOWN), ...(mistakes.length > MAX_SHOWN ? ['…'] : [])];
  showToast(fault === undefined ? `${words.mistakes} ${shown.join(', ')}` : words.faults[fault], { type: 'warning', duration: 0 });
}

/** An error with its key and the received value, truncated. */
export function formatMistake({ key, received }: Mistake): string {
  const text = JSON.stringify(received) ?? 'undefined';
  return `${shorten(key)} = ${shorten(text)}`;
}

const shorten = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
