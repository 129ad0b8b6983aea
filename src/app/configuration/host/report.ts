import type { Language } from '../../../contract/languages.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type en from '../strings/en.json';
import type { InvalidSetting } from './keep-valid.ts';
import type { FileError } from './read-host.ts';

/** The maximum number of errors shown on the page and in the console. */
const MAX_SHOWN = 3;
const MAX_LISTED = 50;

/** A value may be as long as the file. */
const LONGEST_VALUE = 60;

const loaders = import.meta.glob<(typeof en)['host']>('../strings/*.json', { import: 'host' });

/** Reports the errors in `config.json`: in the console, and in a note on the page, in the page's language. No errors, no note. */
export async function reportErrors(invalid: readonly InvalidSetting[], fileError: FileError | undefined, language: Language): Promise<void> {
  if (invalid.length === 0 && fileError === undefined) return;
  const written = invalid.slice(0, MAX_LISTED).map(formatInvalidSetting);
  const more = invalid.length > written.length ? [`… (${invalid.length})`] : [];
  console.error(`config.json: ${fileError ?? [...written, ...more].join(', ')}`);
  const words = await (loaders[`../strings/${language}.json`] ?? loaders['../strings/en.json'])?.();
  if (!words) return;
  const shown = [...written.slice(0, MAX_SHOWN), ...(invalid.length > MAX_SHOWN ? ['…'] : [])];
  showToast(fileError === undefined ? `${words.invalidSettings} ${shown.join(', ')}` : words.fileErrors[fileError], { type: 'warning', duration: 0 });
}

/** Formats an invalid setting as its key and the received value, each truncated. */
export function formatInvalidSetting({ key, received }: InvalidSetting): string {
  const text = JSON.stringify(received) ?? 'undefined';
  return `${shorten(key)} = ${shorten(text)}`;
}

const shorten = (text: string): string => (text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
