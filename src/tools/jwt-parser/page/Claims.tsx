import { useState } from 'react';
import type { TableField } from '../../../contract/fields.ts';
import { formatRelative } from '../../../lib/duration/relative.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Awaited } from '../../../page/outputs/Awaited.tsx';
import { TableActions } from '../../../page/outputs/TableOutput.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { TimeBar } from '../../../page/parts/TimeBar.tsx';
import { Card } from '../../../page/Section.tsx';
import { stalenessOf, useStaleMark } from '../../../page/outputs/stale.ts';
import { useTicking } from '../../../page/browser/use-ticking.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MemberRow } from '../claims.ts';
import { millisecondsOf, timeOf, nextStatusChange } from '../claims.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './jwt.module.css';

interface ClaimsProps extends OperationProps<typeof fields.decode | typeof fields.decrypt> {
  /** The reference time for relative times, in milliseconds. */
  readonly now: number;
}

/** The claims, whether the token is valid now, and its remaining lifetime. */
export function Claims({ operation, hint }: Pick<ClaimsProps, 'operation'> & { /** Shown instead of missing claims. */ readonly hint?: string | undefined }) {
  const clock = useClock(operation);
  const { input } = operation;
  const now = input.time === undefined ? clock : Date.parse(input.time);
  return (
    <Card
      title={operation.words.output('claims')}
      aside={<Output operation={operation} name="status" view={() => <Status operation={operation} now={now} />} />}
    >
      <Output operation={operation} name="notes" />
      <Lifetime operation={operation} now={now} />
      {hint !== undefined && <p className={look.hint}>{hint}</p>}
      <div className={operation.isAwaited ? styles.awaited : undefined}>
        {operation.isAwaited &&
          !operation.example &&
          Array.from({ length: AWAITED_ROWS }, (_, row) => (
            <p key={row}>
              <Awaited />
            </p>
          ))}
        <Output operation={operation} name="claims" view={(props) => <Members {...props} now={now} />} />
      </div>
    </Card>
  );
}

/** The lifetime as a bar, if the token has both ends of it. */
function Lifetime({ operation, now }: ClaimsProps) {
  const words = useWords<typeof en>();
  const { issuedAt, notBefore, expiresAt } = operation.output;
  const start = timeOf(issuedAt) ?? timeOf(notBefore);
  const end = timeOf(expiresAt);
  if (operation.isAwaited) return <div className={styles.awaitedBar} />;
  if (start === undefined || end === undefined || end <= start) return null;
  return <TimeBar start={start} end={end} now={now} startLabel={words(issuedAt === '' ? 'validFrom' : 'issued')} />;
}

const statuses = {
  active: { tone: look.good, sentence: 'statusActive' },
  expired: { tone: look.bad, sentence: 'statusExpired' },
  'not-yet-valid': { tone: look.doubtful, sentence: 'statusLater' },
} as const;

function Status({ operation, now }: ClaimsProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const mark = useStaleMark(stalenessOf(operation));
  const { status, notBefore, expiresAt } = operation.output;
  const known = status === '' || status === 'no-time-limits' ? undefined : statuses[status];
  const time = timeOf(status === 'not-yet-valid' ? notBefore : expiresAt);
  if (operation.isStale) return <p className={classNames(look.hint, styles.status)}>{mark}</p>;
  return (
    <p className={classNames(look.ends, styles.status)}>
      {status !== '' && (
        <output className={classNames(look.badge, known?.tone)} data-value="status" data-code={status}>
          {operation.words.code('status', status)}
        </output>
      )}
      {known && time !== undefined && <span className={look.hint}>{words(known.sentence, { relative: formatRelative(time - now, kit.language) })}</span>}
    </p>
  );
}

/** The current time, updated every second. When the token becomes valid or expires, it is decoded again. */
function useClock({ input, output, isRunning, refresh }: ClaimsProps['operation']): number {
  const [now, setNow] = useState(() => Date.now());
  useTicking(true, () => {
    setNow(Date.now());
    if (input.time === undefined && !isRunning && (nextStatusChange(output) ?? Infinity) <= Date.now()) refresh();
  });
  return now;
}

/** As many as fit into the space that is reserved. */
const AWAITED_ROWS = 6;
// Longer text is in the JSON below.
const MAX_VALUE_LENGTH = 2_000;

interface MembersProps extends Partial<Pick<ClaimsProps, 'now'>> {
  readonly name: string;
  readonly label: string;
  readonly value: readonly MemberRow[];
  readonly field: Pick<TableField, 'columns'>;
}

/** Names with their meaning, and values, with dates in words. */
export const Members = ({ name, label, value: rows, field, now }: MembersProps) =>
  rows.length > 0 && (
    <>
      <Facts
        name={name}
        facts={rows.map((row) => ({ label: row.name, isCode: true, hint: row.meaning, value: <Value row={row} now={now} />, copied: row.value }))}
      />
      <TableActions name={name} label={label} field={field} rows={rows} />
    </>
  );

/** A value; for a date also local time, UTC, and relative time. */
function Value({ row: { name, value, date }, now }: { readonly row: MemberRow; readonly now: number | undefined }) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const isClient = useIsClient();
  // A prerendered page knows no time zone: in UTC the text is about as long.
  const local = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', ...(!isClient && { timeZone: 'UTC' }) });
  const time = timeOf(date);
  const milliseconds = millisecondsOf({ name, value });
  return (
    <>
      <code>{value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value}</code>
      {time !== undefined && (
        <>
          <span className={look.hint}>
            <time dateTime={date}>{local.format(time)}</time>
            {now !== undefined && isClient && ` · ${formatRelative(time - now, language)}`}
          </span>
          <span className={look.hint}>{date}</span>
        </>
      )}
      {milliseconds !== undefined && <span className={look.hint}>{words('asMilliseconds', { date: local.format(milliseconds) })}</span>}
    </>
  );
}
