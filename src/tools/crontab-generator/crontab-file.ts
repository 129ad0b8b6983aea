import type { Rule } from '../../lib/surroundings/surroundings.ts';
import { pattern, peelLayers } from '../../lib/surroundings/surroundings.ts';
import type { Dialect } from './terms.ts';

/** One job of a crontab, and where its schedule begins in the input. */
export interface JobLine {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** How many code points of the line stand before the text. */
  readonly indent: number;
  /** The time zone that the file sets for it. */
  readonly timeZone?: string;
  /** What surrounds the schedule tells the program. */
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

/** crontab(5): a name and a value, either in quotation marks. */
const VARIABLE = /^(["']?)(?<name>[A-Za-z_]\w*)\1\s*=\s*(?<value>.*)$/u;

/** robfig/cron: the zone before the schedule, on the same line. */
const INLINE_ZONE = /^(?:CRON_)?TZ=(?<zone>\S+)\s+(?=@|\S+(?:\s+\S+){4})/u;

interface Holder extends Rule {
  readonly dialect: Dialect | undefined;
}

/** The key of a schedule in another file, and the program whose key it is. A key without a value is a schedule without fields. */
const holder = (form: RegExp, dialect?: Dialect): Holder => ({ ...pattern('holder', form), dialect, mayBeEmpty: true });

const HOLDERS = [
  holder(/^(?:-\s*)?cron:\s*(["']?)([^"'#]+)\1\s*(?:#.*)?$/du, 'github-actions'),
  holder(/^(?:-\s*)?schedule:\s*(["']?)([^"'#]+)\1\s*(?:#.*)?$/du, 'kubernetes'),
  holder(/^@Scheduled\(\s*cron\s*=\s*"([^"]+)"[^)]*\)$/du, 'spring'),
  holder(/^["']?(?:cron|schedule|cronExpression|ScheduleExpression)["']?\s*(?:=>|[=:])\s*(["'])([^"']+)\1\s*[,;]?$/du),
  holder(/^(["'`])([^"'`]+)\1[,;]?$/du),
];

// Nobody's crontab is longer, and every job of it is read.
const MAX_LINES = 1_000;

/** Takes a crontab apart: its jobs, and the variables that it sets. Comments and blank lines are no jobs. */
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
      // Of cronie; TZ is for the commands, not for their schedules.
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
