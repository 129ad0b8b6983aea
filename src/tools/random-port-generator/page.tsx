import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { GeneratedList } from '../../page/layouts/GeneratedList.tsx';
import { Options, OptionsBelowResult } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import page from '../../page/page.module.css';
import { classNames } from '../../ui/class-names.ts';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { shownOutput } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { OutputLine } from '../../page/parts/OutputLine.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, Row, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import * as fields from './fields.ts';
import styles from './page/services.module.css';
import { useSpaceKey } from './page/use-space-key.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate, lookup: 'generate' }} />;

const PRESETS = {
  any: { minimum: 1, maximum: 65_535 },
  userPorts: { minimum: 1_024, maximum: 49_151 },
  dynamicPorts: { minimum: 49_152, maximum: 65_535 },
};
const OPTIONS = ['count', 'minimum', 'maximum', 'excludedPorts', 'excludeCommon', 'excludeBlocked', 'sorted'] as const;

function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  useSpaceKey(operation.refresh);
  return (
    <Stack>
      <Card label={kit('results')}>
        <GeneratedList operation={operation} output="ports" nameOfLine={(number) => words('portNumber', { number })}>
          <Row>
            <Range operation={operation} />
            <OutputLine operation={operation} names={['availableCount']} />
          </Row>
          {operation.output.details.length > 1 && (
            <Folded summary={operation.words.output('details')}>
              <Output operation={operation} name="details" view={(props) => <TableOutput {...props} rowHeader="port" copied="port" />} />
            </Folded>
          )}
        </GeneratedList>
        <p className={look.hint}>{words('spaceHint')}</p>
      </Card>
      <OptionsBelowResult value>
        <Card label={kit('options')} isSide>
          <Presets operation={operation} label={words('presets')} presets={PRESETS} nameOf={words} />
          <Options operation={operation} names={OPTIONS} shown={OPTIONS.length} />
        </Card>
      </OptionsBelowResult>
      <Lookup />
    </Stack>
  );
}

/** Renders the range of a single port. */
function Range({ operation }: OperationProps<typeof fields.generate>) {
  const { name, example, words } = operation;
  const [only, ...others] = shownOutput(operation).details;
  if (!only || others.length > 0) return null;
  return (
    <output className={classNames(look.note, example && page.example)} data-operation={name} data-field="details" data-value="details">
      {words.cell('details', 'range', only.range)}
    </output>
  );
}

/** Renders the services that commonly use a port. */
function Lookup() {
  const operation = useOperation(fields.lookup);
  const { range } = operation.output;
  const isAsked = operation.input.query !== '';
  return (
    <Card title={operation.words.label}>
      <MainInput operation={operation} autoFocus={false} />
      <RunStatus operation={operation} />
      {range !== '' && <Outputs operation={operation} names={['range', 'blockedByBrowsers']} />}
      <Folded summary={operation.words.output('services')} isOpen={isAsked}>
        <div className={styles.services}>
          <Output operation={operation} name="services" view={(props) => <TableOutput {...props} rowHeader="port" copied="port" />} />
        </div>
      </Folded>
    </Card>
  );
}
