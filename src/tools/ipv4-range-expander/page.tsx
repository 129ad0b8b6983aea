import type { ClipboardEvent } from 'react';
import { Card, Columns, Row, RowButton, Stack } from '../../page/Section.tsx';
import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import look from '../../page/look.module.css';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import type * as fields from './fields.ts';
import { Compared } from './page/Compared.tsx';
import { presets } from './presets.ts';
import { splitRange } from './split-range.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ toCidrs: ToCidrs, fromCidr: InspectorLayout, combine: Combine }} />;

function ToCidrs({ operation }: OperationProps<typeof fields.toCidrs>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { problem, input, setAll } = operation;
  const isReversed = problem?.kind === 'error' && problem.failure.code === 'end-before-start';

  /** A range pasted into one field fills both. */
  function paste(event: ClipboardEvent): void {
    const range = splitRange(event.clipboardData.getData('text'));
    if (!range || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    setAll(range);
  }

  return (
    <Stack>
      <Columns>
        <Card label={kit('input')}>
          <div onPasteCapture={paste}>
            <Stack>
              <MainInput operation={operation} />
              <Field operation={operation} name="endAddress" />
              {isReversed && <RowButton onClick={() => setAll({ startAddress: input.endAddress, endAddress: input.startAddress })}>{words('swap')}</RowButton>}
            </Stack>
          </div>
        </Card>
        <Results operation={operation}>
          <Compared operation={operation} />
        </Results>
      </Columns>
      {!hasNothingToShow(operation) && <Results operation={operation} title={operation.words.output('cidrs')} names={['cidrs']} />}
    </Stack>
  );
}

function Combine({ operation }: OperationProps<typeof fields.combine>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  return (
    <Stack>
      <Card label={kit('input')}>
        <p className={look.note}>{operation.words.hint}</p>
        <Presets operation={operation} label={words('presets')} presets={presets} nameOf={words} />
        <Columns>
          <MainInput operation={operation} rows={6} />
          <MainInput operation={operation} name="exclude" rows={6} autoFocus={false} />
        </Columns>
      </Card>
      <Columns>
        <Results operation={operation} names={['cidrs', 'addressCount']}>
          <Outputs operation={operation} names={['cidrs']} />
          <CopyCommas cidrs={operation.output.cidrs} disabled={operation.isStale} />
          <Outputs operation={operation} names={['addressCount']} />
        </Results>
        {!hasNothingToShow(operation) && <Results operation={operation} title={operation.words.output('ranges')} names={['ranges']} />}
      </Columns>
    </Stack>
  );
}

/** The format of WireGuard's AllowedIPs. */
function CopyCommas({ cidrs, disabled }: { readonly cidrs: readonly string[]; readonly disabled: boolean }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { result, copy } = useCopy();
  return (
    <Row>
      <Button
        size="small"
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        disabled={disabled || cidrs.length === 0}
        onClick={() => void copy(cidrs.join(', '))}
      >
        {words('copyCommas')}
      </Button>
      <span role="status">{result === 'copyFailed' ? kit('copyFailed') : ''}</span>
    </Row>
  );
}
