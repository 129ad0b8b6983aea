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

/** How other files hold a schedule: the key, and the program whose key it is. */
const HOLDERS: readonly { readonly form: RegExp; readonly dialect?: Dialect }[] = [
  { form: /^(?:-\s*)?cron:\s*(["']?)(?<inner>[^"'#]+)\1\s*(?:#.*)?$/du, dialect: 'github-actions' },
  { form: /^(?:-\s*)?schedule:\s*(["']?)(?<inner>[^"'#]+)\1\s*(?:#.*)?$/du, dialect: 'kubernetes' },
  { form: /^@Scheduled\(\s*cron\s*=\s*"(?<inner>[^"]+)"[^)]*\)$/du, dialect: 'spring' },
  { form: /^(?:cron|schedule|cronExpression|ScheduleExpression)["']?\s*[=:]\s*(["'])(?<inner>[^"']+)\1\s*[,;]?$/du },
  { form: /^(["'`])(?<inner>[^"'`]+)\1[,;]?$/du },
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
    const held = inline ? undefined : heldIn(line);
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
      ...(inline ? { dialect: 'kubernetes' as const } : held?.dialect && { dialect: held.dialect }),
    });
  }
  return { jobs, variables };
}

function heldIn(line: string): { readonly text: string; readonly start: number; readonly dialect?: Dialect } | undefined {
  for (const { form, dialect } of HOLDERS) {
    const [start, end] = form.exec(line)?.indices?.groups?.['inner'] ?? [];
    if (start !== undefined) return { text: line.slice(start, end).trim(), start, ...(dialect && { dialect }) };
  }
  return undefined;
}
