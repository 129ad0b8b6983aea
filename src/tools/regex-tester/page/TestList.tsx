import type { CSSProperties } from 'react';
import { useMemo, useState } from 'react';
import { MoreRows } from '../../../page/outputs/MoreRows.tsx';
import look from '../../../page/look.module.css';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { SortableList } from '../../../ui/sortable-list/SortableList.tsx';
import { LONG_DURATION_MS, showToast } from '../../../ui/toast/toast.ts';
import { match } from '../fields.ts';
import type en from '../strings/en.json';
import type { TestFile, TestRow } from '../test-file.ts';
import { formatRows, formatTestFile } from '../test-file.ts';
import { groupBy } from './group-by.ts';
import { TestItem } from './TestItem.tsx';
import type { Testing, TestResult } from './TestResults.tsx';
import styles from './tests.module.css';

interface TestListProps {
  readonly operation: Testing;
  /** The parsed tests. */
  readonly file: TestFile;
}

/** A test in the list: its place, and an id that it keeps while it is moved. */
interface Item {
  readonly id: number;
  readonly index: number;
}

/** Each test has controls, which slow phones take long to render. */
const ROWS_AT_A_TIME = 100;

const NO_RESULTS: readonly TestResult[] = [];
const EMPTY: TestRow = { text: '', expect: 'match' };

/** Lists the tests, with an empty one at the end. Every edit changes the text of the input. */
export function TestList({ operation, file }: TestListProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { read } = usePageActions();
  const runOnce = useOutcome();
  const [known, setKnown] = useState<readonly number[]>([]);
  const [limit, setLimit] = useState(ROWS_AT_A_TIME);
  const { tests: rows } = file;
  const { engines, tests: text, pattern, flags } = operation.input;
  // Tests from elsewhere get new ids.
  const ids = useMemo(() => (known.length === rows.length ? known : rows.map((_, index) => index)), [known, rows]);
  const items = useMemo(() => ids.slice(0, limit).map((id, index): Item => ({ id, index })), [ids, limit]);
  const freshId = useMemo(() => ids.reduce((most, id) => Math.max(most, id + 1), 0), [ids]);
  const isAnswered = operation.answered !== undefined && !operation.isStale;
  // Row number, from 1 → what each engine found.
  const results = useMemo(() => groupBy(operation.output.results, ({ row }) => row ?? 0), [operation.output.results]);

  function write(tests: readonly TestRow[], nextIds: readonly number[]): void {
    setKnown(nextIds);
    operation.set('tests', formatTests({ ...file, tests }));
  }

  function replace(index: number, [row = EMPTY, ...added]: readonly TestRow[]): void {
    const own = ids[index] ?? freshId;
    const others = added.map((_, place) => Math.max(own, freshId) + 1 + place);
    write(rows.toSpliced(index, 1, row, ...added), ids.toSpliced(index, 1, own, ...others));
  }

  function remove(index: number): void {
    write(rows.toSpliced(index, 1), ids.toSpliced(index, 1));
    showToast(words('testRemoved', { name: nameAt(index) }), {
      duration: LONG_DURATION_MS,
      action: { label: kit('undo'), onPress: () => operation.set('tests', text) },
    });
  }

  /** Expects the match that an engine found, with its groups if JavaScript finds the same. */
  async function take(index: number, { text: subject }: TestRow, found: string): Promise<void> {
    const groups = await groupsOf(subject, found);
    // An edit in the meantime takes precedence.
    if (read().inputs['test']?.['tests'] !== text) return;
    replace(index, [{ text: subject, expect: 'exact', match: found, ...(groups.size > 0 && { groups: Object.fromEntries(groups) }) }]);
  }

  /** The groups of a match by name or number, which the results of tests do not contain. None if JavaScript does not find the match. */
  async function groupsOf(subject: string, found: string): Promise<ReadonlyMap<string, string | null>> {
    const isOfFile = pattern === '' && file.pattern !== undefined;
    const input = isOfFile ? { pattern: file.pattern, flags: file.flags ?? [] } : { pattern, flags };
    const outcome = await runOnce(match, { ...input, text: subject, limit: 1 });
    const groups = new Map<string, string | null>();
    if (outcome.kind !== 'output' || outcome.output.matches[0]?.value !== found) return groups;
    for (const { group, name, value } of outcome.output.groups) {
      const key = name || String(group);
      // Of groups of the same name, the one that participated.
      groups.set(key, groups.get(key) ?? value);
    }
    return groups;
  }

  const nameAt = (index: number): string => words('testName', { number: index + 1 });
  const resultsAt = (index: number, row: TestRow): readonly TestResult[] =>
    // Until the next run ends, a result may belong to an earlier test at this place.
    (isAnswered ? results.get(index + 1) : undefined)?.filter((result) => result.text === row.text && result.expect === row.expect) ?? NO_RESULTS;
  const propsAt = (index: number, row: TestRow) => ({
    operation,
    row,
    number: index + 1,
    results: resultsAt(index, row),
    onChange: (...next: readonly TestRow[]) => replace(index, next),
    onTake: (found: string) => void take(index, row, found),
    onRemove: () => remove(index),
  });

  return (
    <div className={styles.list} style={{ '--engines': engines.length } as CSSProperties}>
      <div className={styles.head} aria-hidden="true">
        <span>{operation.words.column('results', 'expect')}</span>
        <span>{operation.words.column('results', 'text')}</span>
        {engines.map((engine) => (
          <span key={engine} data-head={engine}>
            {operation.words.cell('results', 'engine', engine)}
          </span>
        ))}
      </div>
      <SortableList
        className={styles.items}
        value={items}
        onChange={(order) => {
          const places = [...order.map(({ index }) => index), ...[...rows.keys()].slice(items.length)];
          write(
            places.flatMap((place) => rows[place] ?? []),
            places.flatMap((place) => ids[place] ?? []),
          );
        }}
        itemKey={({ id }) => String(id)}
        itemName={({ index }) => nameAt(index)}
        tail={items.length < rows.length ? undefined : { key: String(freshId), element: <TestItem {...propsAt(rows.length, EMPTY)} /> }}
      >
        {({ index }, control) => <TestItem {...propsAt(index, rows[index] ?? EMPTY)} control={control} />}
      </SortableList>
      <p className={look.hint}>{words('testsHint')}</p>
      {items.length < rows.length && <MoreRows shown={items.length} total={rows.length} onMore={() => setLimit(limit + ROWS_AT_A_TIME)} />}
    </div>
  );
}

/** Formats tests as they were: with pattern and flags if the file has them. */
function formatTests(file: TestFile): string {
  if (file.pattern !== undefined) return formatTestFile(file);
  return file.tests.length === 0 ? '' : formatRows(file.tests);
}
