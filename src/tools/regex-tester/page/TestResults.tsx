import type { ReactNode } from 'react';
import type { OutputValues } from '../../../contract/fields.ts';
import look from '../../../page/look.module.css';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '../../../ui/icons.tsx';
import type { test } from '../fields.ts';
import type en from '../strings/en.json';
import { groupBy } from './group-by.ts';
import { markChange } from './mark-change.ts';
import styles from './tests.module.css';

export type Testing = OperationState<typeof test>;
/** What an engine found in the text of a test. */
export type TestResult = OutputValues<(typeof test)['output']>['results'][number];

const LOOKS = {
  pass: [CheckIcon, styles.pass],
  fail: [CloseIcon, styles.fail],
  refused: [WarningIcon, styles.refused],
  '': [undefined, undefined],
} as const;

interface VerdictsProps {
  readonly operation: Testing;
  /** Empty until the text has been tested. */
  readonly results: readonly TestResult[];
}

/** Renders the verdict of each chosen engine on a test, as icon and word. */
export function Verdicts({ operation, results }: VerdictsProps) {
  const { engines } = operation.input;
  return (
    <>
      {engines.map((engine) => {
        const result = results.find((each) => each.engine === engine);
        const { verdict = '', reasons = [] } = result ?? {};
        const [Icon, tone] = LOOKS[verdict];
        return (
          <span key={engine} className={classNames(styles.verdict, tone, reasons.length > 0 && styles.differing)} data-engine={engine} data-verdict={verdict}>
            {engines.length > 1 && <span className={styles.engine}>{operation.words.cell('results', 'engine', engine)}</span>}
            {Icon && (
              <span>
                <Icon /> {operation.words.cell('results', 'verdict', verdict)}
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}

/** Describes why tests fail, and where engines differ from the first one. */
export function Differences({ operation, results }: VerdictsProps) {
  const words = useWords<typeof en>();
  const { words: own, input } = operation;
  const [first] = operation.output.engines.filter(({ accepts }) => accepts);
  const nameOf = (engine: string): string => own.cell('results', 'engine', engine);
  const noted = results.filter(({ verdict, reasons }) => verdict === 'fail' || reasons.length > 0);
  return Array.from(groupBy(noted, foundBy).values(), (alike) => {
    const [result] = alike;
    return (
      <p key={result.engine} className={styles.difference} data-difference={result.engine}>
        {input.engines.length > 1 && <b>{alike.map(({ engine }) => nameOf(engine)).join(', ')}</b>} <Difference operation={operation} result={result} />
        {result.reasons.length > 0 && (
          <span className={look.hint}>
            {words('differsFrom', { engine: nameOf(first?.engine ?? '') })} {result.reasons.map((reason) => own.cell('results', 'reasons', reason)).join(' ')}
          </span>
        )}
      </p>
    );
  });
}

/** Engines that find the same are listed together. */
const foundBy = ({ verdict, match, start, group, actual, reasons }: TestResult): string => JSON.stringify([verdict, match, start, group, actual, reasons]);

/** The first part of a match that is not as expected; for a test that passes, what the engine found. */
function Difference({ operation, result }: { readonly operation: Testing; readonly result: TestResult }) {
  const words = useWords<typeof en>();
  const { words: own } = operation;
  const { expect, verdict, text, match, start, group, expected, actual, at } = result;
  if (match === null) {
    return (
      <>
        {expected !== null && <Labeled label={own.column('results', 'expected')}>{quote(expected)}</Labeled>}
        <span>{own.cell('results', 'expect', 'no-match')}</span>
      </>
    );
  }
  if (verdict === 'pass') return <Labeled label={own.column('results', 'match')}>{quote(match)}</Labeled>;
  if (expect === 'no-match') {
    const from = start ?? 0;
    return <Labeled label={words('unexpectedMatch')}>{quote(text.slice(0, from), match, text.slice(from + match.length))}</Labeled>;
  }
  // A group that did not participate would be as expected.
  const isMissing = expected === null && actual === null;
  const show = (value: string | null, other: string | null): ReactNode => {
    if (value === null) return <em>{words('noPart')}</em>;
    return at === null || other === null ? quote('', value) : quote(...markChange(value, other, at));
  };
  return (
    <>
      {group !== '' && <Labeled label={words('group')}>{quote(group)}</Labeled>}
      <Labeled label={own.column('results', 'expected')}>{show(expected, actual)}</Labeled>
      <Labeled label={own.column('results', 'actual')}>{isMissing ? <em>{words('noSuchGroup')}</em> : show(actual, expected)}</Labeled>
    </>
  );

  function quote(before: string, changed = '', after = ''): ReactNode {
    if (before + changed + after === '') return <em>{words('emptyMatch')}</em>;
    return (
      <code className={styles.quoted}>
        {shortEnd(before)}
        {changed !== '' && <mark>{shortStart(changed)}</mark>}
        {shortStart(after)}
      </code>
    );
  }
}

const Labeled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span className={styles.labeled}>
    <span className={look.hint}>{label}</span> {children}{' '}
  </span>
);

/** In UTF-16 code units, on each side of a difference. */
const MOST_SHOWN = 200;

const shortStart = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);
const shortEnd = (text: string): string => (text.length > MOST_SHOWN ? `…${text.slice(-MOST_SHOWN)}` : text);
