import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import type { Column, ColumnOf, OutputValues, TableField, Tone } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeIcon } from '../../ui/code-icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-group.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { partsOf } from '../layouts/parts.ts';
import look from '../look.module.css';
import type { InputState, OperationState, OutputName } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { clickUnlessSelecting } from '../outputs/click-unless-selecting.ts';
import { MoreRows } from '../outputs/MoreRows.tsx';
import type { TableRow } from '../outputs/TableOutput.tsx';
import { TableActions } from '../outputs/TableOutput.tsx';
import { Outputs } from '../Results.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { Folded } from '../Section.tsx';
import type { PageInput } from '../session/page-state.ts';
import styles from './reference-list.module.css';
import { useAnchoredRow } from './use-anchored-row.ts';

type TableName<Op extends Operation> = { [Name in OutputName<Op>]: Op['output'][Name] extends TableField ? Name : never }[OutputName<Op>];
type RowOf<Op extends Operation, Name extends OutputName<Op>> = OutputValues<Op['output']>[Name] extends readonly (infer Row)[] ? Row : never;

/** Another form of an entry, such as its constant in a programming language, with the form's name. */
export interface Spelling {
  readonly label: string;
  readonly text: string;
}

/** A short remark about an entry. */
interface Tag {
  readonly text: string;
  /** The meaning, as a tooltip. */
  readonly hint?: string;
  /** Colors the warnings. Default: `none`. */
  readonly tone?: Tone;
}

interface ReferenceListProps<Op extends Operation, Name extends OutputName<Op>, Row> {
  readonly operation: OperationState<Op>;
  /** Name of the table output that lists the matching entries. */
  readonly name: Name;
  /** The column that identifies an entry: the entry's URL is `#` and that text. */
  readonly id: ColumnOf<Op['output'][Name]>;
  /** The identifier is a sentence, not a technical name. */
  readonly isSentence?: boolean;
  /** The column that Copy copies. Default: `id`. */
  readonly copied?: ColumnOf<Op['output'][Name]>;
  /**
   * A column that groups the entries: one heading per code, in the order of the declared codes; of a column of texts, one per
   * text, in the order of the entries. A group's URL is `#` and its code or text.
   */
  readonly groupBy?: ColumnOf<Op['output'][Name]>;
  /** Returns the text next to an entry's identifier. */
  titleOf?(this: void, row: Row): string;
  /** Renders an entry's main text. */
  textOf(this: void, row: Row): ReactNode;
  /** Shown below the title of an entry, such as its source. */
  factsOf?(this: void, row: Row): ReactNode;
  /** Tags of an entry, after its facts; those that do not apply are omitted. */
  tagsOf?(this: void, row: Row): readonly (Tag | false)[];
  /** Other forms of an entry, which a menu copies. */
  spellingsOf?(this: void, row: Row): readonly Spelling[];
  /** Inputs that widen the search step by step: offered when nothing is found, and tried for an entry that the URL names. */
  readonly wider?: readonly { readonly label: string; readonly input: Partial<InputState<Op['input']>> }[];
}

const ENTRIES_AT_A_TIME = 200;

type AnyProps = ReferenceListProps<Operation, string, TableRow>;

/**
 * The entries of a reference as rows in groups. Each row has a URL, and is copied by a click; its buttons show on hover
 * and focus. Below the rows are the operation's other outputs and buttons to copy and download the whole table.
 */
export function ReferenceList<Op extends Operation, Name extends TableName<Op>>(props: ReferenceListProps<Op, Name, RowOf<Op, Name>>): ReactNode;
export function ReferenceList({ wider = [], ...props }: AnyProps): ReactNode {
  const { operation, name, id, groupBy } = props;
  const kit = useKitWords();
  const [limit, setLimit] = useState(ENTRIES_AT_A_TIME);
  const { primaryInput = '' } = partsOf(operation.operation);
  const rows = rowsOf(operation.output[name]);
  const anchor = useAnchoredRow({
    operation,
    isIn: (output, anchored) => rowsOf(output[name]).some((row) => String(row[id]) === anchored),
    inputs: widen({ [primaryInput]: '' }, wider),
  });
  const shown = rows.slice(0, Math.max(limit, rows.findIndex((row) => String(row[id]) === anchor) + 1));
  const columns = columnsOf(operation, name);
  const label = operation.words.output(name);
  const entries = (some: readonly TableRow[]) => (
    <ul>
      {some.map((row) => (
        <Entry key={String(row[id])} {...props} row={row} isAnchor={String(row[id]) === anchor} />
      ))}
    </ul>
  );
  return (
    <>
      <RunStatus operation={operation} />
      <Output
        operation={operation}
        name={name}
        view={() => (
          <>
            {/* The numbers next to the headings show what was found, without another line. */}
            <p className={rows.length > 0 && groupBy !== undefined ? 'visually-hidden' : look.note} role="status">
              {!operation.isAwaited && (rows.length === 0 ? kit('noRows') : kit('found', { count: rows.length }))}
            </p>
            {!operation.isAwaited && rows.length === 0 && <FindMore operation={operation} wider={wider} />}
            <div className={styles.groups} data-value={name}>
              {groupBy === undefined
                ? entries(shown)
                : groupsOf(columns[groupBy], rows, groupBy).map((group) => (
                    <Group
                      key={group}
                      id={group}
                      heading={columns[groupBy] === 'text' ? group : operation.words.cell(name, groupBy, group)}
                      rows={shown.filter((row) => row[groupBy] === group)}
                      show={entries}
                    />
                  ))}
            </div>
          </>
        )}
      />
      {rows.length > shown.length && <MoreRows shown={shown.length} total={rows.length} onMore={() => setLimit(shown.length + ENTRIES_AT_A_TIME)} />}
      <Folded isCard summary={kit('asList')}>
        <Outputs operation={operation} names={Object.keys(operation.operation.output).filter((other) => other !== name)} />
        {rows.length > 0 && <TableActions name={name} label={label} field={{ columns }} rows={rows} />}
      </Folded>
    </>
  );
}

const rowsOf = (value: unknown): readonly TableRow[] => (Array.isArray(value) ? value.filter(isRow) : []);
const isRow = (row: unknown): row is TableRow => typeof row === 'object' && row !== null;

function columnsOf({ operation }: OperationState, name: string): TableField['columns'] {
  const field = operation.output[name];
  if (field?.kind !== 'table') throw new Error(`${name} is not a table`);
  return field.columns;
}

const groupsOf = (column: Column | undefined, rows: readonly TableRow[], name: string): readonly string[] =>
  typeof column === 'object' ? column.codes : [...new Set(rows.map((row) => String(row[name])))];

/** Accumulates the changes: each input includes all changes before it. */
function widen(first: Partial<PageInput>, wider: NonNullable<AnyProps['wider']>): Partial<PageInput>[] {
  const inputs = [first];
  for (const { input } of wider) inputs.push({ ...inputs.at(-1), ...input });
  return inputs;
}

interface GroupProps {
  /** The group's code or text, by which the page's URL names it. */
  readonly id: string;
  readonly heading: string;
  readonly rows: readonly TableRow[];
  readonly show: (rows: readonly TableRow[]) => ReactNode;
}

function Group({ id, heading, rows, show }: GroupProps) {
  const headingId = useId();
  if (rows.length === 0) return null;
  return (
    <section id={id} aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {heading} <span className={styles.count}>{rows.length}</span>
      </h2>
      {show(rows)}
    </section>
  );
}

interface EntryProps extends Omit<AnyProps, 'wider'> {
  readonly row: TableRow;
  /** Whether the page's URL names the entry. */
  readonly isAnchor: boolean;
}

function Entry({ id, isSentence = false, copied = id, groupBy, titleOf, textOf, factsOf, tagsOf, spellingsOf, row, isAnchor }: EntryProps) {
  const kit = useKitWords();
  const { copy } = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  const label = String(row[id]);
  const spellings = spellingsOf?.(row) ?? [];
  const tags = tagsOf?.(row).filter((tag) => tag !== false) ?? [];
  const Heading = groupBy === undefined ? 'h2' : 'h3';
  return (
    <li
      id={label}
      className={classNames(styles.entry, isSentence && styles.sentence, isAnchor && styles.anchor)}
      data-code={label}
      onClick={({ target, currentTarget }) => {
        // React passes clicks in an open menu on to here, although the menu is elsewhere in the document.
        const isOnRow = target instanceof Element && currentTarget.contains(target) && target.closest('a, button') === null;
        if (isOnRow) clickUnlessSelecting(button.current);
      }}
    >
      <Heading className={styles.head}>
        <a href={`#${encodeURIComponent(label)}`} title={kit('linkTo', { label })}>
          {label}
        </a>{' '}
        {titleOf?.(row)}
      </Heading>
      <div className={styles.text}>{textOf(row)}</div>
      {(factsOf !== undefined || tags.length > 0) && (
        <p className={styles.facts}>
          {factsOf?.(row)}
          {tags.map(({ text, hint, tone = 'none' }) => (
            <span key={text} className={classNames(look.tag, tone !== 'none' && look[tone])} title={hint}>
              {text}
            </span>
          ))}
        </p>
      )}
      <div className={styles.actions}>
        <CopyButton ref={button} label={label} text={() => String(row[copied])} iconOnly />
        {spellings.length > 0 && (
          <Menu
            label={kit('copyAs', { label })}
            icon={<CodeIcon />}
            iconOnly
            groups={[{ entries: spellings.map((spelling) => toMenuEntry(spelling, () => void copy(spelling.text))) }]}
          />
        )}
      </div>
    </li>
  );
}

const toMenuEntry = ({ label, text }: Spelling, onSelect: () => void): MenuEntry => ({
  id: label,
  content: (
    <>
      <span className={styles.spellingLabel}>{label}</span>
      <code className={styles.spelling}>{text}</code>
    </>
  ),
  onSelect,
});

/** Buttons for the ways to widen the search that are not in effect yet. */
function FindMore({ operation, wider }: Required<Pick<AnyProps, 'operation' | 'wider'>>) {
  const isTaken = (input: Partial<PageInput>): boolean => Object.entries(input).every(([name, value]) => operation.input[name] === value);
  return (
    <div className={styles.more}>
      {wider
        .filter(({ input }) => !isTaken(input))
        .map(({ label, input }) => (
          <Button key={label} onClick={() => operation.setAll(input)}>
            {label}
          </Button>
        ))}
    </div>
  );
}
