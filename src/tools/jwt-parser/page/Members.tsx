import { CopyButton } from '../../../page/CopyButton.tsx';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { MoreRows } from '../../../page/outputs/MoreRows.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { MemberRow } from '../claims.ts';
import { isDateClaim, looksLikeMilliseconds } from '../claims.ts';
import { formatRelative } from '../relative-time.ts';
import type en from '../strings/en.json';
import styles from './jwt.module.css';

// Text beyond this is in the JSON below.
const MAX_ROWS = 200;
const MAX_VALUE_LENGTH = 2_000;

interface MembersProps {
  readonly operation: OperationState;
  readonly name: 'claims' | 'headerParameters';
  /** From which dates are counted. */
  readonly now?: number;
}

/** Names with their meaning, and values, with dates in words. */
export function Members({ operation, name, now }: MembersProps) {
  return (
    <Output operation={operation} name={name}>
      {({ label, value }) => {
        const rows = Array.isArray(value) ? (value as readonly MemberRow[]) : [];
        if (rows.length === 0) return null;
        return (
          <>
            <dl className={styles.members} data-value={name}>
              {rows.slice(0, MAX_ROWS).map((row, index) => (
                <Member key={index} row={row} now={now} />
              ))}
            </dl>
            {rows.length > MAX_ROWS && <MoreRows shown={MAX_ROWS} total={rows.length} />}
            <ResultActions label={label} text={asTable(rows)} fileName={[`${name}.tsv`, 'text/tab-separated-values']} />
          </>
        );
      }}
    </Output>
  );
}

const asTable = (rows: readonly MemberRow[]): string =>
  rows.map(({ name, value, date, meaning }) => [name, value, date, meaning].map((cell) => cell.replaceAll(/[\t\r\n]+/gu, ' ')).join('\t')).join('\n');

function Member({ row: { name, value, date, meaning }, now }: { readonly row: MemberRow; readonly now: number | undefined }) {
  return (
    <div className={styles.member}>
      <dt>
        <code>{name}</code>
        {meaning && <span className={kit.hint}>{meaning}</span>}
      </dt>
      <dd>
        <code className={styles.value}>{value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value}</code>
        {isDateClaim(name) && <Dates value={value} date={date} now={now} />}
      </dd>
      <dd className={styles.memberCopy}>
        <CopyButton label={name} text={() => value} iconOnly />
      </dd>
    </div>
  );
}

/** Local time, UTC, and how far away it is. */
function Dates({ value, date, now }: { readonly value: string; readonly date: string; readonly now: number | undefined }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const local = new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeStyle: 'long' });
  const time = Date.parse(date);
  const milliseconds = Number(value);
  const isInMilliseconds = looksLikeMilliseconds(milliseconds) && !Number.isNaN(new Date(milliseconds).getTime());
  return (
    <>
      {!Number.isNaN(time) && (
        <span className={styles.dates}>
          <time dateTime={date}>{local.format(time)}</time>
          <code>{date}</code>
          {now !== undefined && <span>{formatRelative(time - now, texts.language)}</span>}
        </span>
      )}
      {isInMilliseconds && <span className={kit.hint}>{words('asMilliseconds', { date: local.format(milliseconds) })}</span>}
    </>
  );
}
