import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Field } from '../../../page/Field.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { Results } from '../../../page/Results.tsx';
import { Folded } from '../../../page/Section.tsx';
import { Output } from '../../../page/Output.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import look from '../../../page/look.module.css';
import { Button } from '../../../ui/button/Button.tsx';
import type { GroupRow } from '../spans.ts';
import { groupsByMatch } from '../spans.ts';
import type en from '../strings/en.json';
import styles from './page.module.css';
import type { Bench } from './use-bench.ts';

const LONGEST_SHOWN = 400;
const MOST_ROWS = 10_000;
/** Of more groups, the row of a match shows the first. The table of groups has all of them. */
const MOST_GROUPS = 20;

interface MatchesProps {
  readonly bench: Bench;
  /** Number of the hovered or focused match. */
  readonly current: number | undefined;
  readonly onCurrent: (number: number | undefined) => void;
  /** Scrolls to a match in the text. */
  readonly onShow: (start: number) => void;
}

/** Renders the matches as rows, with their groups. */
export default function Matches({ bench: { matches: operation }, current, onCurrent, onShow }: MatchesProps) {
  const words = useWords<typeof en>();
  const { groups, matches, truncated } = operation.output;
  const byMatch = useMemo(() => groupsByMatch(groups), [groups]);
  return (
    <Results operation={operation} names={['notes', 'matches', 'matchCount', 'groups', 'truncated']}>
      {truncated && (
        <p className={look.note}>
          {words('listed', { count: matches.length })}{' '}
          {operation.input.limit !== MOST_ROWS && (
            <Button size="small" onClick={() => operation.setAll({ limit: MOST_ROWS })}>
              {words('listMore', { count: MOST_ROWS })}
            </Button>
          )}
        </p>
      )}
      <div
        role="presentation"
        className={styles.rows}
        onMouseOver={({ target }) => onCurrent(numberOf(target))}
        onMouseLeave={() => onCurrent(undefined)}
        onFocus={({ target }) => onCurrent(numberOf(target))}
        onBlur={() => onCurrent(undefined)}
      >
        <Output
          operation={operation}
          name="matches"
          view={(props) => (
            <TableOutput
              {...props}
              shown={['number', 'value']}
              copied="value"
              cells={{
                number: ({ number, start }) => (
                  <Button size="small" variant="text" aria-label={words('goToMatch', { number })} onClick={() => onShow(start ?? 0)}>
                    {number}
                  </Button>
                ),
                value: ({ number, value, start, end, line, column }) => (
                  <Value value={value} groups={byMatch.get(number ?? 0) ?? []}>
                    <Place label={operation.words.column('matches', 'start')}>{`${start}–${end}`}</Place>{' '}
                    <Place label={operation.words.column('matches', 'line')}>{`${line}:${column}`}</Place>
                  </Value>
                ),
              }}
              rowProps={({ number }) => ({ 'data-number': number ?? 0, 'data-matches': number === current || undefined })}
            />
          )}
        />
      </div>
      {groups.length > 0 && (
        <Folded summary={operation.words.output('groups')}>
          <Output operation={operation} name="groups" />
        </Folded>
      )}
      <Folded summary={operation.words.input('limit')}>
        <Field operation={operation} name="limit" />
      </Folded>
    </Results>
  );
}

function numberOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('[data-number]') : undefined;
  return row instanceof HTMLElement ? Number(row.dataset.number) : undefined;
}

const shorten = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

interface ValueProps {
  readonly value: string;
  readonly groups: readonly GroupRow[];
  /** The position of the match. */
  readonly children: ReactNode;
}

/** Renders the match with its position, and below it the values of its groups. */
function Value({ value, groups, children }: ValueProps) {
  const words = useWords<typeof en>();
  const shown = (text: string) => (text === '' ? <em className={look.hint}>{words('emptyMatch')}</em> : <code className={styles.value}>{shorten(text)}</code>);
  return (
    <span className={styles.cell}>
      <span className={styles.match}>
        {shown(value)} <span className={styles.place}>{children}</span>
      </span>
      {groups.length > 0 && (
        <span className={styles.groups}>
          {groups.slice(0, MOST_GROUPS).map(({ group, name, value: text }) => (
            <span key={group} className={styles.group}>
              <span className={look.hint}>{name || group}</span> {text === null ? <em className={look.hint}>{words('noPart')}</em> : shown(text)}
            </span>
          ))}
          {groups.length > MOST_GROUPS && <span className={look.hint}>{words('moreGroups', { count: groups.length - MOST_GROUPS })}</span>}
        </span>
      )}
    </span>
  );
}

const Place = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <span title={label}>
    <span className="visually-hidden">{label}</span> {children}
  </span>
);
