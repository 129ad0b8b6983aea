import { useEffect, useEffectEvent, useMemo } from 'react';
import { splitLines } from '../../lib/lines/lines.ts';
import { Card, RowButton, Stack } from '../../page/Section.tsx';
import { OutputFacts } from '../../page/parts/OutputFacts.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Results } from '../../page/Results.tsx';
import { usePageActions, useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { meaningOf } from './known-tokens.ts';
import { namesOfOne } from './output-names.ts';
import { ClientHints } from './page/ClientHints.tsx';
import { Several } from './page/Several.tsx';
import styles from './page/user-agent-parser.module.css';
import type en from './strings/en.json';

type Props = OperationProps<typeof fields.parse>;

export default () => <GeneratedTool<typeof fields> views={{ parse: Parse }} />;

function Parse({ operation }: Props) {
  const words = useWords<typeof en>();
  const { read } = usePageActions();
  const { userAgent } = operation.input;
  const lines = useMemo(() => splitLines(userAgent).filter((line) => line.trim() !== ''), [userAgent]);
  const showMine = (): void => operation.set('userAgent', navigator.userAgent);
  const showMineAtFirst = useEffectEvent(() => {
    if (read().samples.includes(operation.name)) showMine();
  });
  useEffect(() => showMineAtFirst(), []);
  return (
    <Stack>
      <InputCard operation={operation} rows={3} inputs={[]}>
        <RowButton onClick={showMine}>{words('mine')}</RowButton>
        <ClientHints operation={operation} />
      </InputCard>
      {lines.length > 1 ? <Several operation={operation} lines={lines} /> : <One operation={operation} />}
    </Stack>
  );
}

function One({ operation }: Props) {
  const words = useWords<typeof en>();
  const { output } = operation;
  const names = namesOfOne(output.clientKind);
  const amd64 = output.cpuArchitecture === 'amd64' ? `amd64 (${words('amd64')})` : undefined;
  return (
    <Stack>
      <Results operation={operation}>
        <Output operation={operation} name="summary" prominent />
        <OutputFacts operation={operation} facts={names.map((name) => ({ name, copied: output[name], ...(name === 'cpuArchitecture' && { text: amd64 }) }))} />
        <Output operation={operation} name="notes" />
      </Results>
      <Card title={words('inPieces')}>
        <Output
          operation={operation}
          name="tokens"
          view={(props) => (
            <TableOutput
              {...props}
              rowHeader="name"
              copied="name"
              remark={(row) => {
                const meaning = meaningOf(row);
                return meaning && <span className={styles.meaning}>{words(meaning)}</span>;
              }}
            />
          )}
        />
      </Card>
    </Stack>
  );
}
