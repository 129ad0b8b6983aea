import { useState } from 'react';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { InputPane, OutputPane, Panes } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { Output } from '../../page/Output.tsx';
import { Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import { PresetButtons } from './page/PresetButtons.tsx';
import type en from './strings/en.json';

const FIRST_OPTIONS = ['separator', 'quote', 'sort', 'removeDuplicates'] as const;
const OTHER_OPTIONS = [
  'trimItems',
  'removeEmpty',
  'removePrefix',
  'removeSuffix',
  'letterCase',
  'ignoreCase',
  'sortBy',
  'reverse',
  'escapeStyle',
  'itemPrefix',
  'itemSuffix',
  'listPrefix',
  'listSuffix',
  'keepLineBreaks',
] as const;

export default function ListConverter() {
  return <OperationTabs>{(operation) => <Convert operation={operation} />}</OperationTabs>;
}

function Convert({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const [wrap, setWrap] = useState(true);
  const isCustom = operation.input.splitOn === 'custom';
  const names = isCustom ? ['splitOn', 'customSplit', ...FIRST_OPTIONS, ...OTHER_OPTIONS] : ['splitOn', ...FIRST_OPTIONS, ...OTHER_OPTIONS, 'customSplit'];
  return (
    <Stack>
      <PresetButtons operation={operation} />
      <Options operation={operation} names={names} shown={FIRST_OPTIONS.length + (isCustom ? 2 : 1)} />
      <Panes>
        <InputPane operation={operation} name="input" wrap={wrap} autoFocus={focusesInput()} />
        <OutputPane operation={operation} name="output" wrap={wrap} onWrap={setWrap} />
      </Panes>
      <div>
        <Output operation={operation} name="count" />
        <Output operation={operation} name="duplicateCount" />
      </div>
      <Folded isCard summary={words('details')}>
        <Output operation={operation} name="frequencies" />
        <Output operation={operation} name="items" />
      </Folded>
    </Stack>
  );
}
