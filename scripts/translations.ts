import { languages } from '../src/contract/languages.ts';
import { missingKeys, wordFolders, wordsIn } from './word-files.ts';

const USAGE = `Usage: npm run translations -- [language…] [tool…] [--check]
Lists missing messages by language and folder; with a language or tool named, every key. --check fails if any are missing.
Languages: ${Object.keys(languages)
  .filter((code) => code !== 'en')
  .join(', ')}`;

/** Reports how complete each translation is. */
export default function main(args: readonly string[]): number {
  const named = args.filter((arg) => arg !== '--check');
  const all = wordFolders();
  const codes = Object.keys(languages).filter((code) => code !== 'en');
  const wanted = codes.filter((code) => named.includes(code));
  const folders = all.filter((folder) => named.includes(folder.replace(/^tools\//u, '')));
  if (named.length > wanted.length + folders.length) return fail(USAGE);
  const reports = (wanted.length > 0 ? wanted : codes).map((code) => report(code, folders.length > 0 ? folders : all, named.length > 0));
  console.log(reports.map(({ text }) => text).join('\n'));
  return args.includes('--check') && reports.some(({ isComplete }) => !isComplete) ? 1 : 0;
}

interface Report {
  readonly text: string;
  readonly isComplete: boolean;
}

function report(code: string, folders: readonly string[], listsKeys: boolean): Report {
  const all = folders.map((folder) => ({ folder, total: Object.keys(wordsIn(folder, 'en')).length, missing: missingKeys(folder, code) }));
  const [total, missing] = [sum(all.map((each) => each.total)), sum(all.map((each) => each.missing.length))];
  const lines = all
    .filter((each) => each.missing.length > 0)
    .flatMap((each) => [`  ${each.folder}: ${each.missing.length} of ${each.total} missing`, ...(listsKeys ? each.missing.map((key) => `    ${key}`) : [])]);
  return { text: [`${code}  ${percent(total - missing, total)}, ${missing} of ${total} messages missing`, ...lines].join('\n'), isComplete: missing === 0 };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Rounds down to a whole percentage, so that only a complete translation has 100%. */
const percent = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)}%`;

function fail(message: string): number {
  console.error(message);
  return 2;
}
