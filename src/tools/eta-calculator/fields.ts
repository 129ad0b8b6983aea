import { choice, dateTime, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

/** Values of a single task, which are not stored for the next visit. */
const count = { remembered: false } as const;

export const estimate = declare({
  input: {
    total: number({ primary: true, default: 186 }),
    done: number({ ...count, min: 0, default: 0 }),
    amount: number({ ...count, default: 3 }),
    timeSpan: number({ ...count, default: 5 }),
    timeUnit: choice(['milliseconds', 'seconds', 'minutes', 'hours', 'days'], { default: 'minutes' }),
    startedAt: dateTime({ optional: true }),
  },
  output: {
    duration: text({ primary: true }),
    endsAt: text({ format: 'date-time' }),
    durationMilliseconds: number({ rare: true }),
  },
  errors: ['negative-total', 'not-positive', 'done-exceeds-total', 'out-of-range'],
  isDefault: true,
});

export const fromProgress = declare({
  input: {
    total: number({ primary: true, default: 100 }),
    done: number({ ...count, default: 25 }),
    startedAt: dateTime({ optional: true }),
    now: dateTime({ optional: true }),
  },
  output: {
    remaining: text({ primary: true }),
    endsAt: text({ format: 'date-time' }),
    elapsed: text(),
    percent: number(),
    ratePerHour: number(),
  },
  errors: ['negative-total', 'done-exceeds-total', 'nothing-done', 'time-order', 'out-of-range'],
});
