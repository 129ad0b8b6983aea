import type { ReactNode } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Banner } from '../../page/parts/Banner.tsx';
import { Outputs } from '../../page/Results.tsx';
import { Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import styles from './page.module.css';
import type { ToComposeReason } from './reasons.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ toCompose: ToCompose, toRun: ToRun }} />;

const GROUPS: readonly { readonly title: keyof typeof en.page; readonly hint: keyof typeof en.page; readonly reasons: readonly ToComposeReason[] }[] = [
  { title: 'notInComposeTitle', hint: 'notInCompose', reasons: ['no-compose-equivalent', 'needs-a-network'] },
  { title: 'invalidTitle', hint: 'invalid', reasons: ['invalid-value'] },
  { title: 'unknownTitle', hint: 'unknown', reasons: ['unknown-flag'] },
  { title: 'scriptTitle', hint: 'script', reasons: ['other-command', 'belongs-to-shell'] },
  { title: 'useComposeTitle', hint: 'useCompose', reasons: ['use-compose-command'] },
];

function ToCompose({ operation }: OperationProps<typeof fields.toCompose>) {
  const words = useWords<typeof en>();
  const { notes, untranslated } = operation.output;
  return (
    <TwoPanesLayout
      operation={operation}
      wrap
      resultFile={['compose.yaml', 'application/yaml']}
      resultNote={<UnknownOptions options={operation.isStale ? [] : untranslated.filter(({ reason }) => reason === 'unknown-flag').map(({ flag }) => flag)} />}
      outputs={[]}
      below={
        <>
          <Output
            operation={operation}
            name="notes"
            view={() =>
              notes.map((note) => (
                <Banner key={note} tone={note === 'command-substitution' || note === 'lost-line-break' ? 'doubtful' : 'none'} code={note}>
                  {operation.words.code('notes', note)}
                </Banner>
              ))
            }
          />
          <Output
            operation={operation}
            name="untranslated"
            view={(props) =>
              GROUPS.map(({ title, hint, reasons }) => {
                const rows = props.value.filter(({ reason }) => reason !== '' && reasons.includes(reason));
                const shown = [...(props.value.some(({ service }) => service !== rows[0]?.service) ? (['service'] as const) : []), 'flag', 'value'] as const;
                return (
                  rows.length > 0 && (
                    <Group key={title} title={words(title)} count={rows.length} hint={words(hint)}>
                      <TableOutput
                        {...props}
                        value={rows}
                        shown={rows.some(({ reason }) => reason === 'needs-a-network') ? [...shown, 'reason'] : shown}
                        copied="flag"
                      />
                    </Group>
                  )
                );
              })
            }
          />
          <Outputs operation={operation} names={['document']} />
        </>
      }
    />
  );
}

/** Names the unknown options above the result: the word after one of them may have been read as the image. */
function UnknownOptions({ options }: { readonly options: readonly string[] }) {
  const words = useWords<typeof en>();
  return (
    <div role="status" className={styles.unknown}>
      {options.length > 0 && (
        <Banner tone="doubtful">
          <p>
            {words('unknownTitle')}: <code>{[...new Set(options)].join(' ')}</code>
          </p>
          <p>{words('unknown')}</p>
        </Banner>
      )}
    </div>
  );
}

function ToRun({ operation }: OperationProps<typeof fields.toRun>) {
  const words = useWords<typeof en>();
  return (
    <TwoPanesLayout
      operation={operation}
      outputs={[]}
      below={
        <Output
          operation={operation}
          name="untranslated"
          view={(props) =>
            props.value.length > 0 && (
              <Group title={props.label} count={props.value.length} hint={words('notInRun')}>
                <TableOutput {...props} copied="key" />
              </Group>
            )
          }
        />
      }
    />
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly hint: string;
  readonly children: ReactNode;
}

/** Lists what was not converted for one reason, with instructions. */
const Group = ({ title, count, hint, children }: GroupProps) => (
  <Folded isCard summary={`${title} (${count})`}>
    <Stack>
      <p className={look.note}>{hint}</p>
      {children}
    </Stack>
  </Folded>
);
