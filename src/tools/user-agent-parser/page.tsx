import { useEffect, useEffectEvent, useMemo } from 'react';
import { splitLines } from '../../lib/lines/lines.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps, OutputName } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import type { Fact } from '../../page/parts/Facts.tsx';
import { Facts } from '../../page/parts/Facts.tsx';
import { Results } from '../../page/Results.tsx';
import { Card, Row, Stack } from '../../page/Section.tsx';
import { usePageActions, useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import type * as fields from './fields.ts';
import { ClientHints } from './page/ClientHints.tsx';
import { meaningOf } from './page/known-tokens.ts';
import { Several } from './page/Several.tsx';
import styles from './page/user-agent-parser.module.css';
import type en from './strings/en.json';

type Props = OperationProps<typeof fields.parse>;
/** From the client to its processor; what is not known is left out. */
const NAMES = [
  'clientKind',
  'clientName',
  'clientVersion',
  'browserName',
  'browserVersion',
  'engineName',
  'engineVersion',
  'osName',
  'osVersion',
  'deviceType',
  'deviceVendor',
  'deviceModel',
  'cpuArchitecture',
] as const satisfies readonly OutputName<typeof fields.parse>[];
type Name = (typeof NAMES)[number];

export default () => <GeneratedTool<typeof fields> views={{ parse: Parse }} />;

function Parse({ operation }: Props) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
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
      <Card label={kit('input')}>
        <MainInput operation={operation} rows={3} />
        <Row>
          <Button size="small" onClick={showMine}>
            {words('mine')}
          </Button>
        </Row>
        <ClientHints operation={operation} />
      </Card>
      {lines.length > 1 ? <Several operation={operation} lines={lines} /> : <One operation={operation} />}
    </Stack>
  );
}

function One({ operation }: Props) {
  const words = useWords<typeof en>();
  const { words: own, output } = operation;
  const wordOf = (name: Name): string =>
    (name === 'clientKind' || name === 'deviceType') && output[name] !== '' ? own.code(name, output[name]) : output[name];
  // A browser's name is not said twice.
  const isBrowser = output.clientKind === 'browser';
  const factOf = (name: Name): Fact => ({
    label: own.output(name),
    value: (
      <output data-operation={operation.name} data-field={name}>
        {name === 'cpuArchitecture' && output[name] === 'amd64' ? `amd64 (${words('amd64')})` : wordOf(name)}
      </output>
    ),
    copied: output[name],
  });
  return (
    <Stack>
      <Results operation={operation}>
        <Output operation={operation} name="summary" prominent />
        <Output operation={operation} name="notes" />
        <Facts facts={NAMES.filter((name) => output[name] !== '' && !(isBrowser && (name === 'clientName' || name === 'clientVersion'))).map(factOf)} />
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
