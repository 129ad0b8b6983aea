import { Drawing } from '../../../page/parts/Drawing.tsx';
import { Field } from '../../../page/Field.tsx';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { RefreshButton } from '../../../page/RefreshButton.tsx';
import { Results } from '../../../page/Results.tsx';
import { Row, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useInput, useOperation, useOperationWords, useRun } from '../../../page/session/use-operation.ts';
import { shortOf } from '../../../ui/input-text/long-text.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './page.module.css';
import type { PanelProps } from './Refusal.tsx';
import { Refusal } from './Refusal.tsx';

function Replace({ bench }: PanelProps) {
  const operation = useOperation(fields.replace);
  return (
    <Stack>
      <Row>
        <div className={styles.wide}>
          <Field operation={operation} name="replacement" />
        </div>
        <Field operation={operation} name="expandEscapes" />
      </Row>
      <Refusal operation={operation} bench={bench} />
      <Results operation={operation} names={['result', 'replacementCount', 'notes']} />
    </Stack>
  );
}

// A page cannot show millions of parts. Other interfaces return all of them.
const MOST_PARTS = 10_000;

function Split({ bench }: PanelProps) {
  const words = useWords<typeof en>();
  const held = useInput(fields.split);
  const run = useRun(fields.split, { ...held.input, limit: held.input.limit ?? MOST_PARTS });
  const operation = { ...run, ...held, words: useOperationWords(fields.split) };
  return (
    <Stack>
      <Field operation={operation} name="limit" />
      {held.input.limit === undefined && run.output.parts.length === MOST_PARTS && <p className={look.note}>{words('firstParts', { count: MOST_PARTS })}</p>}
      <Refusal operation={operation} bench={bench} />
      <Results operation={operation} names={['notes', 'parts']} />
    </Stack>
  );
}

function Explanation({ bench }: PanelProps) {
  const operation = useOperation(fields.explain);
  return (
    <Stack>
      <Refusal operation={operation} bench={bench} />
      <Results
        operation={operation}
        names={['notes', 'explanation', 'literal', 'groupCount', 'groupNames']}
        views={{
          explanation: (props) => (
            <TableOutput
              {...props}
              shown={['source', 'meaning']}
              // An explanation is only read.
              copied={null}
              cells={{
                source: ({ depth, source }) => (
                  <code className={styles.source} style={{ marginInlineStart: `${Math.min(depth ?? 0, DEEPEST) * INDENT_PX}px` }}>
                    {shortOf(source)}
                  </code>
                ),
              }}
            />
          ),
        }}
      />
    </Stack>
  );
}

const INDENT_PX = 16;
const DEEPEST = 10;

function Diagram({ bench }: PanelProps) {
  const words = useWords<typeof en>();
  const operation = useOperation(fields.explain);
  const { diagram } = operation.output;
  return (
    <Stack>
      <Refusal operation={operation} bench={bench} />
      <Results operation={operation} names={['notes', 'diagram']}>
        <Output operation={operation} name="notes" />
        {operation.hasOutput && diagram === null && <p className={look.note}>{words('diagramTooLarge')}</p>}
        <Output
          operation={operation}
          name="diagram"
          view={({ label, value }) => value && 'svg' in value && <Drawing name="diagram" label={label} svg={value.svg} />}
        />
      </Results>
    </Stack>
  );
}

function Samples({ bench }: PanelProps) {
  const operation = useOperation(fields.sample);
  return (
    <Stack>
      <Row>
        <Field operation={operation} name="count" />
        <RefreshButton operation={operation} />
      </Row>
      <Refusal operation={operation} bench={bench} />
      <Results operation={operation} names={['notes', 'samples']} />
    </Stack>
  );
}

const panels = { replace: Replace, split: Split, explain: Explanation, diagram: Diagram, sample: Samples } as const;

/** Renders one of the tabs: an operation other than matching. */
export default function Panel({ tab, bench }: PanelProps & { readonly tab: keyof typeof panels }) {
  const Shown = panels[tab];
  return <Shown bench={bench} />;
}
