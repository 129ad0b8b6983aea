import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import { roundResult } from '../../lib/decimal/round-result.ts';
import { formatIsoDuration } from '../../lib/duration/iso.ts';
import { durationAfter, durationAtRate, endOf, UNIT_MS } from './estimate.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

const DECIMALS = 10;

export default implement<typeof fields, typeof en>(fields, {
  estimate: ({ startedAt, ...work }, context) => {
    const { total, done, amount, timeSpan } = work;
    if (total < 0) throw new InputError('negative-total', { field: 'total' });
    if (amount <= 0) throw new InputError('not-positive', { field: 'amount' });
    if (timeSpan <= 0) throw new InputError('not-positive', { field: 'timeSpan' });
    if (done > total) throw new InputError('done-exceeds-total', { field: 'done' });
    const durationMilliseconds = durationAtRate(work, work);
    const endsAt = endOf(startedAt ?? Math.floor(context.now()), durationMilliseconds);
    return { duration: formatIsoDuration(durationMilliseconds), endsAt, durationMilliseconds };
  },
  fromProgress: ({ total, done, now, startedAt }, context) => {
    if (total <= 0) throw new InputError('negative-total', { field: 'total' });
    if (done > total) throw new InputError('done-exceeds-total', { field: 'done' });
    if (done <= 0) throw new InputError('nothing-done', { field: 'done' });
    const until = now ?? Math.floor(context.now());
    const elapsedMs = until - (startedAt ?? until - UNIT_MS.hours);
    if (elapsedMs <= 0) throw new InputError('time-order', { field: 'now' });
    const remainingMs = durationAfter({ total, done }, elapsedMs);
    const endsAt = endOf(until, remainingMs);
    const [whole, part] = [Rational.from(total), Rational.from(done)];
    return {
      remaining: formatIsoDuration(remainingMs),
      endsAt,
      elapsed: formatIsoDuration(elapsedMs),
      percent: part.dividedBy(whole).times(new Rational(100n)).round(DECIMALS),
      ratePerHour: roundResult(part.times(new Rational(BigInt(UNIT_MS.hours))).dividedBy(Rational.from(elapsedMs)), DECIMALS, 'total'),
    };
  },
});
