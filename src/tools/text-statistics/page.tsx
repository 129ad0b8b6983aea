import { useState } from 'react';
import { CopyButton } from '../../page/copy/CopyButton.tsx';
import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputPane, Panes } from '../../page/layouts/panes.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import look from '../../page/look.module.css';
import type { OperationProps, OutputName } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Results } from '../../page/Results.tsx';
import { Columns, Row, Stack } from '../../page/Section.tsx';
import { useTool, useWords } from '../../page/session/use-tool.ts';
import { useRun } from '../../page/session/use-operation.ts';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import * as fields from './fields.ts';
import { Figure } from './page/Figure.tsx';
import { Limits } from './page/Limits.tsx';
import styles from './page/statistics.module.css';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ analyze: Analyze }} />;

const MAIN = ['graphemes', 'words', 'sentences', 'lines'] as const;
const OTHERS = [
  ...(['graphemesWithoutSpaces', 'codePoints', 'utf16CodeUnits', 'utf8Bytes', 'uniqueWords', 'spacedWords', 'nonEmptyLines', 'paragraphs'] as const),
  ...(['letters', 'uppercaseLetters', 'lowercaseLetters', 'digits', 'punctuation', 'symbols', 'whitespace'] as const),
];
const FIGURES = [...MAIN, ...OTHERS, 'readingSeconds'] as const satisfies readonly OutputName<typeof fields.analyze>[];

function Analyze({ operation }: OperationProps<typeof fields.analyze>) {
  const words = useWords<typeof en>();
  const { words: own } = useTool();
  const [selection, setSelection] = useState('');
  const selected = useRun(fields.analyze, { ...operation.input, text: selection });
  const { output } = operation;
  const figure = (name: (typeof FIGURES)[number], isMain = false) => (
    <Output
      key={name}
      operation={operation}
      name={name}
      view={({ label, value }) => (
        <Figure
          label={name === 'readingSeconds' ? words('readingTime') : label}
          name={name}
          value={operation.isAwaited ? undefined : value}
          isDuration={name === 'readingSeconds'}
          isMain={isMain}
          selected={selected.hasOutput && !selected.isStale && selection !== '' ? selected.output[name] : undefined}
        />
      )}
    />
  );
  const asTable = (): string => FIGURES.map((name) => `${operation.words.output(name)}\t${output[name]}`).join('\n');
  return (
    <Stack>
      <Panes low>
        <InputPane operation={operation} name="text" wrap autoFocus={focusesInput()} onSelect={setSelection} />
      </Panes>
      <Results operation={operation} names={[]}>
        <div className={styles.main}>{MAIN.map((name) => figure(name, true))}</div>
        <div className={styles.figures}>{(['readingSeconds', ...OTHERS] as const).map((name) => figure(name))}</div>
        <div>
          <CopyButton label={words('figures')} text={asTable} words="all" />
        </div>
        <Columns>
          <Output operation={operation} name="frequentWords" />
          <Limits output={output} />
        </Columns>
        <Row>
          <Field
            operation={operation}
            name="language"
            control={({ id, value, onChange, optionWord }) => (
              <NativeSelect
                id={id}
                options={fields.analyze.input.language.options}
                labelOf={(option) => optionWord(option)}
                value={value ?? pageLanguage(own.language)}
                onChange={onChange}
              />
            )}
          />
          <Field operation={operation} name="wordsPerMinute" />
        </Row>
        <p className={look.hint}>{words('unspaced')}</p>
      </Results>
    </Stack>
  );
}

/** Returns the option for the page's language. */
function pageLanguage(language: string): (typeof fields.analyze.input.language.options)[number] {
  return fields.analyze.input.language.options.find((option) => option === language.split('-')[0]) ?? 'en';
}
