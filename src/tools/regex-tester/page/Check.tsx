import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { Verdict } from '../../../page/outputs/Verdict.tsx';
import look from '../../../page/look.module.css';
import { Results } from '../../../page/Results.tsx';
import { Row, Stack } from '../../../page/Section.tsx';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { markParts } from './mark-parts.ts';
import styles from './page.module.css';
import type { PanelProps } from './Refusal.tsx';
import { Refusal } from './Refusal.tsx';

/** In UTF-16 code units. The pattern runs on the text of the page at each key press, up to its time limit. */
const LONGEST_TEXT = 100_000;
/** All parts are marked; the first of many have a button. */
const MOST_LISTED = 20;
/** The last times show how fast they grow. */
const MOST_TIMES = 8;

interface CheckProps extends PanelProps {
  /** Selects a part of the pattern. */
  readonly onShow: (start: number, end: number) => void;
}

/** Shows whether a text can make the pattern slow, with such a text, its times, and the parts of the pattern that cause this. */
export default function Check({ bench, onShow }: CheckProps) {
  const words = useWords<typeof en>();
  const operation = useOperation(fields.check);
  const { attack, verdict } = operation.output;
  return (
    <Stack>
      <Refusal operation={operation} bench={bench} />
      <Results operation={operation} names={['attack', 'expression', 'times']}>
        <Verdict operation={operation} name="verdict" />
        <Output operation={operation} name="reason" />
        <Output operation={operation} name="notes" />
        {verdict === 'polynomial' && <Output operation={operation} name="degree" />}
        <Hotspots operation={operation} onShow={onShow} />
        <Output operation={operation} name="expression" />
        <Output operation={operation} name="attack" />
        {attack !== '' && attack.length <= LONGEST_TEXT && (
          <Row>
            <Button size="small" disabled={operation.isStale} onClick={() => bench.set({ text: attack })}>
              {words('useAsText')}
            </Button>
          </Row>
        )}
        <Output operation={operation} name="times" view={(props) => <TableOutput {...props} value={props.value.slice(-MOST_TIMES)} copied={null} />} />
      </Results>
    </Stack>
  );
}

interface HotspotsProps {
  readonly operation: OperationState<typeof fields.check>;
  readonly onShow: CheckProps['onShow'];
}

/** The parts of the pattern that cause the backtracking, marked in the pattern, each with a button that selects it. */
function Hotspots({ operation, onShow }: HotspotsProps) {
  const words = useWords<typeof en>();
  const { hotspots } = operation.output;
  if (hotspots.length === 0) return null;
  const pattern = operation.answered?.pattern ?? '';
  return (
    <Output
      operation={operation}
      name="hotspots"
      view={({ label }) => (
        <div className={styles.hotspots}>
          <span className={look.note}>{label}</span>
          <code className={styles.value}>
            {markParts(pattern, hotspots).map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
          </code>
          <ul>
            {hotspots.slice(0, MOST_LISTED).map(({ start, end, source }) => (
              <li key={start}>
                <code className={styles.part}>{source}</code>{' '}
                <Button size="small" disabled={operation.isStale} onClick={() => onShow(start ?? 0, end ?? 0)}>
                  {words('showPart')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    />
  );
}
