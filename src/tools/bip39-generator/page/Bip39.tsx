import type { ReactNode } from 'react';
import type { InputField } from '../../../contract/fields.ts';
import { choice, text } from '../../../contract/fields.ts';
import { CopyButton } from '../../../page/CopyButton.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import { FailureNote } from '../../../page/FailureNote.tsx';
import type { FieldProps } from '../../../page/Field.tsx';
import { Field } from '../../../page/Field.tsx';
import { RadioButtons } from '../../../page/fields/RadioButtons.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import kit from '../../../page/kit.module.css';
import { useRefreshKey } from '../../../page/layouts/GeneratorLayout.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RefreshIcon, WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './bip39-generator.module.css';
import { Suggestions } from './Suggestions.tsx';
import { useSource } from './use-source.ts';
import { WordGrid } from './WordGrid.tsx';

const WORD_COUNTS = choice(['12', '15', '18', '21', '24']);
const SECRET_LINES = text({ secret: true, multiline: true });

/** Entropy and mnemonic in two boxes that follow each other, and what is derived of them. */
export function Bip39() {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const { run, entropy, mnemonic, setSource } = useSource();
  const count = mnemonic.split(/\s/u).filter(Boolean).length;
  const refresh = (): void => (run.name === 'generate' ? run.refresh() : setSource('generate', {}));
  useRefreshKey(refresh);
  return (
    <Stack>
      <p className={classNames(kit.banner, kit.doubtful)}>
        <WarningIcon />
        <span>{words('caution')}</span>
      </p>
      <Card label={texts.t('page.options')}>
        <div className={styles.options}>
          <div data-operation="generate" data-field="wordCount" data-kind="integer" className={styles.option}>
            <span className={kit.label}>{fieldWord(tool.texts, 'inputs', 'generate', 'wordCount', 'label')}</span>
            <WordCount run={run} count={count} onCount={(wordCount) => setSource('generate', { wordCount })} />
          </div>
          <Field operation={run} name="language" />
          <Button type="primary" icon={<RefreshIcon />} aria-keyshortcuts="R" onClick={refresh}>
            {texts.t('page.refresh')}
          </Button>
        </div>
        <Folded summary={fieldWord(tool.texts, 'inputs', run.name, 'passphrase', 'label')}>
          <Field operation={run} name="passphrase" />
        </Folded>
        <RunStatus operation={run} />
      </Card>
      <Card label={words('boxes')}>
        <Box
          run={run}
          source="fromMnemonic"
          name="mnemonic"
          value={mnemonic}
          autoFocus={focusesInput()}
          onChange={(typed) => setSource('fromMnemonic', { mnemonic: typed })}
        >
          {run.name === 'fromMnemonic' && <Suggestions operation={run} />}
          <WordGrid operation={run} text={mnemonic} />
          {run.name === 'fromMnemonic' && <Output operation={run} name="language" />}
        </Box>
        <Box run={run} source="fromEntropy" name="entropy" value={entropy} onChange={(typed) => setSource('fromEntropy', { entropy: typed })} />
      </Card>
      <Card label={texts.t('page.results')}>
        <Folded summary={words('seedAndKey')}>
          <Output operation={run} name="seed" />
          <Output operation={run} name="rootKey" />
        </Folded>
      </Card>
    </Stack>
  );
}

interface WordCountProps {
  readonly run: OperationState;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** The five numbers that there are, all in sight. */
function WordCount({ run, count, onCount }: WordCountProps) {
  const tool = useTool();
  return (
    <RadioButtons
      id="word-count"
      field={WORD_COUNTS}
      label={fieldWord(tool.texts, 'inputs', 'generate', 'wordCount', 'label')}
      placeholder=""
      name="wordCount"
      operation={run}
      value={String(run.name === 'generate' ? run.input.wordCount : count)}
      onChange={(chosen) => onCount(Number(chosen))}
      invalid={false}
      describedBy={undefined}
      autoFocus={false}
      isCode
    />
  );
}

interface BoxProps {
  readonly run: OperationState;
  /** The operation that takes what is typed here. */
  readonly source: 'fromEntropy' | 'fromMnemonic';
  readonly name: 'entropy' | 'mnemonic';
  readonly value: string;
  readonly autoFocus?: boolean;
  readonly onChange: (typed: string) => void;
  readonly children?: ReactNode;
}

/** An input where it is what all else follows from, a result where it is not: to be typed into in both cases. */
function Box({ run, source, name, value, autoFocus = false, onChange, children }: BoxProps) {
  const tool = useTool();
  const label = fieldWord(tool.texts, 'inputs', source, name, 'label');
  const failure = run.name === source && run.problem?.kind === 'error' && run.problem.failure.field === name ? run.problem.failure : undefined;
  const describedBy = failure ? `${name}-hint ${name}-failure` : `${name}-hint`;
  const props: Omit<FieldProps<InputField>, 'field'> = {
    id: `${name}-box`,
    label,
    placeholder: fieldWord(tool.texts, 'inputs', source, name, 'placeholder'),
    value,
    onChange: (typed) => onChange(String(typed)),
    operation: run,
    name,
    invalid: failure !== undefined,
    describedBy,
    autoFocus,
  };
  return (
    <div data-operation={run.name} data-field={name} data-kind="text" className={classNames(styles.box, run.isStale && run.name !== source && styles.stale)}>
      <div className={kit.ends}>
        <label className={kit.label} htmlFor={props.id}>
          {label}
        </label>
        <span>
          <CopyButton label={label} text={() => value} disabled={value === ''} />
        </span>
      </div>
      <TextInput {...props} field={SECRET_LINES} rows={2} />
      <p id={`${name}-hint`} className={kit.hint}>
        {fieldWord(tool.texts, 'inputs', source, name, 'hint')}
      </p>
      {failure && <FailureNote id={`${name}-failure`} failure={failure} />}
      {children}
    </div>
  );
}
