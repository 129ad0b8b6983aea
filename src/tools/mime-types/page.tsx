import { MainInput } from '../../page/MainInput.tsx';
import { FileDrop } from '../../page/files/FileDrop.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type { OutputProps } from '../../page/outputs/output-props.ts';
import { Output } from '../../page/Output.tsx';
import { Nothing, Result } from '../../page/outputs/Result.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Chips } from '../../page/parts/Chips.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Columns, Stack } from '../../page/Section.tsx';
import { usePageActions, usePageState, useWords } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import * as fields from './fields.ts';
import { isMediaType } from './media-type-text.ts';
import { AllTypes } from './page/AllTypes.tsx';
import type en from './strings/en.json';

/** One field for names and types with the results; below it the list of all types. */
export default () => (
  <GeneratedTool<typeof fields> views={{ fromExtension: Lookup, toExtensions: 'fromExtension', detect: 'fromExtension', search: 'fromExtension' }} />
);

function Lookup({ operation: byName }: OperationProps<typeof fields.fromExtension>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { select } = usePageActions();
  const active = usePageState(({ active }) => active);
  const byType = useOperation(fields.toExtensions);
  const byContent = useOperation(fields.detect);
  const isType = active === 'toExtensions';
  const hasFile = active === 'detect' && byContent.input.file !== undefined;

  function lookUp(text: string): void {
    const isOne = isMediaType(text);
    byName.set('fileName', isOne ? '' : text);
    byType.set('mediaType', isOne ? text : '');
    select(isOne ? 'toExtensions' : 'fromExtension');
  }

  // The typed, selected or dropped input determines the operation.
  const name = { ...byName, set: (_: string, text: string) => lookUp(text) };
  const type = { ...byType, set: (_: string, text: string) => lookUp(text) };
  const content = {
    ...byContent,
    set: (_: string, file: typeof byContent.input.file) => {
      byContent.set('file', file);
      select(file ? 'detect' : 'fromExtension');
    },
  };
  return (
    <Stack>
      <Columns>
        <Card label={kit('input')}>
          {isType ? <MainInput operation={type} /> : <MainInput operation={name} />}
          <FileDrop operation={content} name="file" takesPictures={false} />
        </Card>
        {hasFile && <Results operation={content} names={['verdict', 'mediaType', 'extension', 'nameMediaType']} />}
        {!hasFile && isType && <Results operation={type} views={{ extensions: Extensions }} />}
        {!hasFile && !isType && (
          <Results operation={name}>
            <Outputs operation={name} names={['mediaType', 'extension', 'contentType']} prominent="mediaType" />
            {name.output.candidates.length > 1 && (
              <Output operation={name} name="candidates" view={(props) => <TableOutput {...props} rowHeader="mediaType" copied="mediaType" />} />
            )}
            {name.hasOutput && name.output.mediaType === '' && <p className={look.note}>{words('nobody')}</p>}
            {name.output.notes.length > 0 && <Output operation={name} name="notes" />}
          </Results>
        )}
      </Columns>
      <AllTypes />
    </Stack>
  );
}

const Extensions = ({ id, label, name, value }: OutputProps<typeof fields.toExtensions.output.extensions>) => (
  <Result id={id} label={label} isBlock>
    {value.length > 0 ? <Chips label={label} name={name} values={value} /> : <Nothing isAwaited={false} />}
  </Result>
);
