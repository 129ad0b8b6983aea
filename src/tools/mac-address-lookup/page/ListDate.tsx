import { vendorsRelease } from '../../../lib/mac-vendor/release.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';

/** The date of the registry data. */
export function ListDate() {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { date, version } = vendorsRelease;
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return <p className={look.hint}>{words('data', { date: written, version })}</p>;
}
