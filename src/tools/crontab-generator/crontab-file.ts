import type { Rule } from '../../lib/surroundings/surroundings.ts';
import { pattern, peelLayers } from '../../lib/surroundings/surroundings.ts';
import type { Dialect } from './terms.ts';

/** One job of a crontab, and the position of its schedule in the input. */
export interface JobLine {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
  /** The number of code points of the line before the text. */
  readonly indent: number;
  /** The time zone that the file sets for it. */
  readonly timeZone?: string;
  /** The dialect implied by the text around the schedule. */
  readonly dialect?: Dialect;
  readonly isPeeled: boolean;
}

export interface Variable {
  readonly name: string;
  readonly value: string;
}

export interface Crontab {
  readonly jobs: readonly JobLine[];
  readonly variables: readonly Variable[];
}

/** crontab(5): a name and a value, each optionally in quotation marks. */
const VARIABLE = /^(["']?)(?<name>[A-Za-z_]\w*)\1\s*=\s*(?<value>.*)$/u;

/** robfig/cron: the zone before the schedule, on the same line. */
const INLINE_ZONE = /^(?:CRON_)?TZ=(?<zone>\S+)\s+(?=@|\S+(?:\s+\S+){4})/u;

interface Holder extends Rule {
  readonly dialect: Dialect | undefined;
}

/** The key of a schedule in another file, and the program that uses the key. A key without a value is a schedule without fields. */
const holder = (form: RegExp, dialect?: Dialect): Holder => ({ ...pattern('holder', form), dialect, mayBeEmpty: true });

const HOLDERS = [
  holder(/^(?:-\s*)?cron:\s*(["']?)([^"'#]+)\1\s*(?:#.*)?$/du, 'github-actions'),
  holder(/^(?:-\s*)?schedule:\s*(["']?)([^"'#]+)\1\s*(?:#.*)?$/du, 'kubernetes'),
  holder(/^@Scheduled\(\s*cron\s*=\s*"([^"]+)"[^)]*\)$/du, 'spring'),
  holder(/^["']?(?:cron|schedule|cronExpression|ScheduleExpression)["']?\s*(?:=>|[=:])\s*(["'])([^"']+)\1\s*[,;]?$/du),
  holder(/^(["'`])([^"'`]+)\1[,;]?$/du),
];

// No real crontab is longer, and every job in it is parsed.
const MAX_LINES = 1_000;

/** Parses the jobs and variables of a crontab. Comments and blank lines are skipped. */
export function readCrontab(text: string): Crontab {
  const jobs: JobLine[] = [];
  const variables: Variable[] = [];
  let timeZone: string | undefined;
  for (const [index, whole] of text.split(/\r?\n/u, MAX_LINES).entries()) {
    const line = whole.trim();
    if (line === '' || line.startsWith('#')) continue;
    const inline = INLINE_ZONE.exec(line);
    const { name, value } = (inline ? undefined : VARIABLE.exec(line)?.groups) ?? {};
    const [held] = inline ? [] : peelLayers(line, HOLDERS);
    if (name !== undefined && value !== undefined && !held) {
      const unquoted = /^(["'])(.*)\1$/u.exec(value)?.[2] ?? value;
      variables.push({ name, value: unquoted });
      // Used by cronie. TZ applies to the commands, not to their schedules.
      if (name === 'CRON_TZ') timeZone = unquoted;
      continue;
    }
    const zone = inline?.groups?.['zone'] ?? timeZone;
    const before = inline?.[0].length ?? held?.start ?? 0;
    jobs.push({
      text: held?.text ?? line.slice(before),
      line: index + 1,
      indent: Array.from(whole.slice(0, whole.indexOf(line) + before)).length,
      isPeeled: held !== undefined,
      ...(zone === undefined ? {} : { timeZone: zone }),
      ...(inline ? { dialect: 'kubernetes' as const } : held?.rule.dialect && { dialect: held.rule.dialect }),
    });
  }
  return { jobs, variables };
}
