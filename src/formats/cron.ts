import { defineFormat } from './format.ts';
import { isOneLine } from './readers/strings.ts';

const NAME = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)';
const VALUE = String.raw`(?:\d{1,4}|${NAME})`;
const ITEM = String.raw`(?:\*|\?|LW?|L-\d{1,2}|\d{1,2}W|${VALUE}L|${VALUE}#[1-5]|${VALUE}(?:-${VALUE})?)(?:/\d{1,4})?`;
const PART = new RegExp(`^${ITEM}(?:,${ITEM})*$`, 'iu');

const isPart = (part: string): boolean => PART.test(part);

// minute, hour, day of month, month, day of week
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function fitsRanges(parts: readonly string[]): boolean {
  return RANGES.every(([low, high], index) =>
    (parts[index] ?? '').split(/[,/-]/u).every((value) => !/^\d+$/u.test(value) || (Number(value) >= low && Number(value) <= high)),
  );
}

/** Matches a crontab file: variables, comments and at least one job, each on its own line. */
function isCrontab(text: string): boolean {
  const lines = text.split(/\r?\n/u, MOST_LINES).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const jobs = lines.filter((line) => !/^[A-Z_]+\s?=/u.test(line));
  return jobs.length > 0 && jobs.every(isJob);
}

const MOST_LINES = 200;

function isJob(line: string): boolean {
  const parts = line.trim().split(/\s+/u);
  if (/^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)$/u.test(parts[0] ?? '')) return parts.length > 1;
  return /[a-z/]/iu.test(parts[5] ?? '') && parts.slice(0, 5).every(isPart) && fitsRanges(parts);
}

/** Matches a Jenkins hash expression: `H`, or `H(0-29)/10`. */
const isJenkinsPart = (part: string): boolean => /^H(?:\(\d{1,2}-\d{1,2}\))?(?:\/\d{1,2})?$/u.test(part) || isPart(part);

export default defineFormat({
  parent: 'text',
  order: 37,
  looksLike(text) {
    if (!isOneLine(text)) return /^(?:#|[A-Z_]+\s?=|@[a-z]+\s|[\d*])/u.test(text) && isCrontab(text) ? 'confident' : 'no';
    if (text.length > 1000) return 'no';
    if (/^@every \d+(?:\.\d+)?(?:h|m|s|ms)(?:\d|$)/u.test(text)) return 'confident';
    if (/^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)(?:\s|$)/iu.test(text)) return 'confident';
    const cells = text.split(/\s+/u, 6);
    if (cells.length === 5 && cells.some((cell) => cell.startsWith('H')) && cells.every(isJenkinsPart)) return 'confident';
    const inside = /^cron\((.*)\)$/iu.exec(text)?.[1];
    const parts = (inside ?? text).trim().split(/\s+/u);
    if (inside !== undefined) return parts.length === 6 && parts.every(isPart) ? 'confident' : 'no';
    const count = [7, 6, 5].find((length) => parts.length >= length && parts.slice(0, length).every(isPart)) ?? 0;
    if (parts.slice(0, count).some((part) => part.startsWith('*'))) return 'confident';
    return count === 5 && parts.length === 5 && fitsRanges(parts) ? 'plausible' : 'no';
  },
  samples: {
    confident: [
      '*/15 * * * *',
      '@daily',
      'cron(0 12 * * ? *)',
      '0 5 * * 1 /usr/bin/backup',
      '0 0 12 * * ?',
      '@every 1h30m',
      'H/15 * * * *',
      'H H(0-7) * * 1-5',
      'CRON_TZ=Europe/Berlin\n# backup\n0 5 * * 1 /usr/bin/backup\n@daily /bin/true',
    ],
    plausible: ['0 12 1 1 1', '0,30 8-18 1 1 MON-FRI'],
  },
});
