import { useState } from 'react';
import { languages } from '../../contract/languages.ts';
import { Field } from '../../page/Field.tsx';
import { ChoiceInput } from '../../page/fields/ChoiceInput.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { lazyWithSuspense } from '../../page/lazy/lazy.tsx';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import { Options } from '../../page/layouts/Options.tsx';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Empty } from '../../page/parts/Empty.tsx';
import { LazyZoneSelect } from '../../page/parts/LazyZoneSelect.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import type * as fields from './fields.ts';
import styles from './page/crontab.module.css';
import { FieldBoxes } from './page/FieldBoxes.tsx';
import { Runs } from './page/Runs.tsx';
import { PresetRow } from './page/PresetRow.tsx';
import type en from './strings/en.json';
import { languageCodes } from './terms.ts';

export default () => <GeneratedTool<typeof fields> views={{ explain: Explain, build: 'explain' }} />;

// They are further down or collapsed, so the schedule is rendered before them.
const Builder = lazyWithSuspense(async () => ({ default: (await import('./page/Builder.tsx')).Builder }));
const MonthCalendar = lazyWithSuspense(async () => ({ default: (await import('./page/MonthCalendar.tsx')).MonthCalendar }));
const SymbolTable = lazyWithSuspense(async () => ({ default: (await import('./page/SymbolTable.tsx')).SymbolTable }));

const SAID = ['description', 'notes', 'command'] as const;
const TABLES = ['jobs', 'variables'] as const;
const OPTIONS = ['dialect', 'from', 'count', 'language', 'use24HourTime', 'verbose'] as const;

function Explain({ operation }: OperationProps<typeof fields.explain>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const [caret, setCaret] = useState<number>();
  const { dialect, command } = operation.output;
  const found = dialect === '' || operation.isStale ? '' : words('found', { dialect: operation.words.code('dialect', dialect) });
  const isEmpty = hasNothingToShow(operation);
  return (
    <Stack>
      <Card label={kit('input')}>
        <div
          className={styles.expression}
          onSelect={({ target }) =>
            (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && setCaret(target.selectionStart ?? undefined)
          }
          onBlur={() => setCaret(undefined)}
        >
          <MainInput operation={operation} />
        </div>
        <RunStatus operation={operation} />
        {isEmpty && <Empty operation={operation} />}
        <ValueGroup operation={operation} names={SAID} label={operation.words.output('description')} hidden={isEmpty}>
          <Output operation={operation} name="description" prominent />
          <Outputs operation={operation} names={command === '' ? ['notes'] : ['notes', 'command']} />
        </ValueGroup>
        <FieldBoxes operation={operation} caret={caret} />
        <PresetRow operation={operation} />
        <Options
          operation={operation}
          names={OPTIONS}
          controls={{
            dialect: (props) => <ChoiceInput {...props} optionWord={(option) => (option === 'auto' && found) || props.optionWord(option)} />,
            language: ({ id, value, onChange }) => (
              <NativeSelect
                id={id}
                options={['', ...languageCodes]}
                labelOf={(code) => (code === '' ? words('ownLanguage') : languages[code].name)}
                value={value ?? ''}
                onChange={(code) => onChange(code === '' ? undefined : code)}
              />
            ),
          }}
        />
      </Card>
      <Folded isCard summary={words('builder')}>
        <Builder onUse={(expression, chosen) => operation.setAll({ expression, dialect: chosen })} />
      </Folded>
      <Card title={words('whenItRuns')}>
        <Field operation={operation} name="timeZone" control={(props) => <LazyZoneSelect {...props} />} />
        <div className={styles.when}>
          <MonthCalendar operation={operation} />
          <Runs operation={operation} />
        </div>
      </Card>
      {operation.output.equivalents.length > 0 && (
        <Card label={words('otherPrograms')}>
          <Output operation={operation} name="equivalents" view={(props) => <TableOutput {...props} rowHeader="dialect" />} />
        </Card>
      )}
      {TABLES.map(
        (name) =>
          operation.output[name].length > 0 && (
            <Card key={name} label={operation.words.output(name)}>
              <Output operation={operation} name={name} />
            </Card>
          ),
      )}
      <Folded isCard summary={operation.words.output('fields')}>
        <Output operation={operation} name="fields" view={(props) => <TableOutput {...props} rowHeader="field" />} />
        <Outputs operation={operation} names={['schedule', 'dialect']} />
      </Folded>
      <Card title={words('symbols')}>
        <SymbolTable operation={operation} />
      </Card>
    </Stack>
  );
}
