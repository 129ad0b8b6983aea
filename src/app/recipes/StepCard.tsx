import type { ReactNode } from 'react';
import { use, useId, useMemo } from 'react';
import type { InputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { useEnvironment } from '../../page/environment.ts';
import { FailureNote } from '../../page/FailureNote.tsx';
import { formatBytes } from '../../page/words/format-bytes.ts';
import { useKitWords } from '../../page/words/kit-words.ts';
import { loadOnce } from '../../page/lazy/lazy.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import type { InputValue, OperationState } from '../../page/session/operation-state.ts';
import { operationWords } from '../../page/words/operation-words.ts';
import { ToolContext, useTool } from '../../page/session/use-tool.ts';
import { InputError } from '../../contract/errors.ts';
import type { Language } from '../../contract/languages.ts';
import type { WireInput } from '../../runtime/check.ts';
import { defaultOf } from '../../runtime/check.ts';
import { findTool } from '../../runtime/find-tool.ts';
import { defaultOperation } from '../../runtime/unnamed-operation.ts';
import { readToolWords } from '../../runtime/platform/tool-words.ts';
import type { Step } from '../../runtime/recipe/recipe.ts';
import type { Resolved } from '../../runtime/recipe/step.ts';
import { isSecret, resolveIn } from '../../runtime/recipe/step.ts';
import { emptyOutput } from '../../runtime/run.ts';
import type { Words } from '../../runtime/words.ts';
import { createWords, joinWords } from '../../runtime/words.ts';
import type { Operations } from '../../contract/operations.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChevronDownIcon, ChevronRightIcon, MoreIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { tagOf } from '../../contract/languages.ts';
import { useShell } from '../shell.tsx';
import type { ShownReport, StepFailure } from './step-report.ts';
import { failureOf } from './step-report.ts';
import styles from './recipes.module.css';

interface StepCardProps {
  readonly step: Step;
  /** Index of the step. */
  readonly place: number;
  readonly report: ShownReport | undefined;
  readonly isChosen: boolean;
  readonly secrets: WireInput;
  readonly words: Words;
  /** The button that moves the step. */
  readonly control: ReactNode;
  readonly onChoose: () => void;
  readonly onChange: (step: Step) => void;
  readonly onSecret: (secrets: WireInput) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

interface StepTool {
  readonly operations: Operations;
  readonly words: Words;
}

/** Loads the operations and the strings of a step's tool. */
export const loadStepTool = loadOnce(async (tool: string, language: Language): Promise<StepTool> => {
  const [operations, words] = await Promise.all([loadOperations(tool), readToolWords(tool, language)]);
  return { operations, words: createWords(tagOf(words.language), words.compiled) };
});

/** A step: its tool and operation, its options while it is selected, and its result. */
export function StepCard(props: StepCardProps) {
  const { step, words } = props;
  const { language } = useShell();
  const tool = findTool(step.tool);
  return tool === undefined ? (
    <UnknownStep {...props} message={words.t('recipes.unknownTool', { tool: step.tool })} />
  ) : (
    <KnownStep {...props} tool={tool} language={language} />
  );
}

function KnownStep(props: StepCardProps & { readonly tool: string; readonly language: Language }) {
  const { step, tool, language, words } = props;
  const { operations, words: own } = use(loadStepTool(tool, language));
  const all = useMemo(() => joinWords(own, words), [own, words]);
  const resolved = resolve(step, tool, operations);
  const context = useTool();
  if (resolved instanceof InputError) {
    const usual = defaultOperation(operations);
    return (
      <UnknownStep {...props} message={words.t(`errors.${resolved.code}`, { ...resolved.params, step: 0, field: resolved.field ?? '' })}>
        {usual !== undefined && (
          <Button size="small" onClick={() => props.onChange({ tool, operation: usual })}>
            {all.t(`operations.${usual}.label`)}
          </Button>
        )}
      </UnknownStep>
    );
  }
  return (
    <ToolContext value={{ ...context, words: all }}>
      <LoadedStep {...props} resolved={resolved} operations={operations} toolWords={all} />
    </ToolContext>
  );
}

/** The names of a step in its tool, or the error about an unknown one. */
export function resolve(step: Step, tool: string, operations: Operations): Resolved | InputError {
  try {
    return resolveIn(step, tool, operations);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** A step with an unknown tool or operation: it stays, to be viewed and removed. One that is off changes no result. */
function UnknownStep({
  step,
  place,
  message,
  words,
  control,
  onRemove,
  children,
}: StepCardProps & { readonly message: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span className={styles.title}>
          {place + 1}. {step.tool} {step.operation}
        </span>
        {control}
        <Button size="small" variant="text" onClick={onRemove}>
          {words.t('recipes.remove')}
        </Button>
      </div>
      {step.off ? (
        <p className={styles.hint}>
          {words.t('recipes.isOff')} · {message}
        </p>
      ) : (
        <p role="alert" className={styles.bad}>
          {message}
        </p>
      )}
      {children}
    </div>
  );
}

interface LoadedStepProps extends StepCardProps {
  readonly resolved: Resolved;
  readonly operations: Operations;
  readonly toolWords: Words;
}

function LoadedStep({
  step,
  place,
  report,
  isChosen,
  secrets,
  words,
  control,
  resolved,
  operations,
  toolWords,
  onChoose,
  onChange,
  onSecret,
  onDuplicate,
  onRemove,
}: LoadedStepProps) {
  const { toolName, toolIcon, openTool } = useEnvironment();
  const id = useId();
  const failed = step.off ? undefined : failureOf(report);
  const label = toolWords.t(`operations.${resolved.name}.label`);
  const state = stateOf({ resolved, step, secrets, failed, toolWords, onChange, onSecret });
  const options = Object.keys(state.operation.input).filter((field) => field !== resolved.input?.[0] || place === 0);
  const takeable = Object.entries(resolved.operation.input).filter(([, field]) => field.kind === 'text' || field.kind === 'file' || field.primary);
  const outputs = Object.keys(resolved.operation.output);
  return (
    <div className={styles.card} data-step={place + 1} data-status={report?.status} data-off={step.off}>
      <div className={styles.head}>
        <button type="button" className={styles.title} aria-expanded={isChosen} aria-controls={id} onClick={onChoose}>
          {isChosen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          {toolIcon(resolved.tool)}
          <span>
            {place + 1}. {toolName(resolved.tool)}
            {Object.keys(operations).length > 1 && (
              <span className={styles.operation} lang={toolWords.language}>
                {' '}
                · {label}
              </span>
            )}
          </span>
        </button>
        {control}
        <Menu
          label={words.t('recipes.more')}
          icon={<MoreIcon />}
          iconOnly
          groups={[
            {
              entries: [
                { id: 'duplicate', content: words.t('recipes.duplicate'), onSelect: onDuplicate },
                { id: 'open', content: words.t('recipes.openTool'), onSelect: () => openTool(resolved.tool) },
                { id: 'remove', content: words.t('recipes.remove'), onSelect: onRemove },
              ],
            },
          ]}
        />
      </div>
      <StepEnd report={step.off ? { ...NOTHING, status: 'off' } : report} words={words} each={step.each} />
      {failed && <StepFailureNote id={`${id}-failure`} failed={failed} words={words} isShown={!isChosen || !options.includes(failed.failure.field ?? '')} />}
      <div id={id} hidden={!isChosen} className={styles.body}>
        {isChosen && (
          <>
            <Switch
              label={words.t('recipes.on', { number: place + 1 })}
              checked={!step.off}
              onChange={(isOn) => onChange({ ...step, off: isOn ? undefined : true })}
            />
            <div className={styles.choices}>
              {Object.keys(operations).length > 1 && (
                <Choice
                  label={words.t('recipes.operation')}
                  options={Object.keys(operations)}
                  labelOf={(option) => toolWords.t(`operations.${option}.label`)}
                  value={resolved.name}
                  onChange={(operation) => onChange({ tool: step.tool, operation, each: step.each, off: step.off })}
                />
              )}
              <Choice
                label={words.t('recipes.each')}
                options={EACHES}
                labelOf={(option) => words.t(`recipes.${option === '' ? 'eachOnce' : eachWord[option]}`)}
                value={step.each ?? ''}
                onChange={(each) => onChange({ ...step, each: each === '' ? undefined : each })}
              />
              {takeable.length > 1 && resolved.input && (
                <Choice
                  label={words.t('recipes.takes')}
                  options={takeable.map(([field]) => field)}
                  labelOf={(option) => state.words.input(option)}
                  value={resolved.input[0]}
                  onChange={(field) => onChange({ ...step, input: field })}
                />
              )}
              {outputs.length > 1 && (
                <Choice
                  label={words.t('recipes.gives')}
                  options={outputs}
                  labelOf={(option) => state.words.output(option)}
                  value={resolved.output[0]}
                  onChange={(output) => onChange({ ...step, output })}
                />
              )}
            </div>
            <Options operation={state} names={options} />
            {options.some((field) => isSecret(state.operation.input[field] ?? { kind: 'flag' })) && <p className={styles.hint}>{words.t('recipes.secret')}</p>}
          </>
        )}
      </div>
    </div>
  );
}

const EACHES = ['', 'line', 'record', 'all'] as const;
const eachWord = { line: 'eachLine', record: 'eachRecord', all: 'eachAll' } as const;

const NOTHING: ShownReport = { status: 'waiting', size: 0, items: -1, isFile: false, format: '', failure: '' };

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  labelOf(this: void, option: Value): string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, ...rest }: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <NativeSelect size="small" {...rest} />
    </label>
  );
}

/** One line: length and format of the result; or that the step waits. */
function StepEnd({ report, words, each }: { readonly report: ShownReport | undefined; readonly words: Words; readonly each: Step['each'] }) {
  const kit = useKitWords();
  const { status, size, items, isFile, format } = report ?? NOTHING;
  const announced =
    status === 'done'
      ? [isFile ? formatBytes(size, kit) : words.t('recipes.characters', { count: size }), items >= 0 ? words.t('recipes.items', { count: items }) : '', format]
      : status === 'waiting' && report
        ? [words.t('recipes.waits')]
        : status === 'off'
          ? [words.t('recipes.isOff')]
          : [];
  const way = each === undefined ? '' : words.t(`recipes.${eachWord[each]}`);
  return <p className={styles.end}>{[way, ...announced].filter((part) => part !== '').join(' · ')}</p>;
}

function StepFailureNote({
  id,
  failed,
  words,
  isShown,
}: {
  readonly id: string;
  readonly failed: StepFailure;
  readonly words: Words;
  readonly isShown: boolean;
}) {
  return (
    <>
      {failed.item !== undefined && <p className={styles.end}>{words.t('recipes.item', { number: failed.item })}</p>}
      {isShown && <FailureNote id={id} failure={failed.failure} />}
    </>
  );
}

interface StepStateOptions {
  readonly resolved: Resolved;
  readonly step: Step;
  readonly secrets: WireInput;
  readonly failed: StepFailure | undefined;
  readonly toolWords: Words;
  readonly onChange: (step: Step) => void;
  readonly onSecret: (secrets: WireInput) => void;
}

/** The step as an operation of the kit: options in, nothing out. */
export function stateOf({ resolved, step, secrets, failed, toolWords, onChange, onSecret }: StepStateOptions): OperationState {
  const { name, operation, options } = resolved;
  // A recipe contains no files, and a generated secret would be lost with the page.
  const fields = Object.entries(operation.input).flatMap(([field, declared]): readonly (readonly [string, InputField])[] => {
    if (declared.kind === 'file') return [];
    if (declared.kind !== 'text') return [[field, declared]];
    const { madeBy: _madeBy, detectedAs: _detectedAs, ...rest } = declared;
    return [[field, rest]];
  });
  const shown: Operation = { ...operation, input: Object.fromEntries(fields) };
  const input: Record<string, InputValue<Operation['input'][string]>> = {};
  const given = { ...Object.fromEntries(fields.map(([field, declared]) => [field, defaultOf(declared)])), ...options, ...secrets };
  Object.assign(input, given);
  function setAll(values: WireInput): void {
    const hidden = Object.entries(values).filter(([field]) => isSecret(operation.input[field] ?? { kind: 'flag' }));
    const open = Object.entries(values).filter(([field]) => !isSecret(operation.input[field] ?? { kind: 'flag' }));
    if (hidden.length > 0) onSecret({ ...secrets, ...Object.fromEntries(hidden) });
    if (open.length > 0) onChange({ ...step, options: withoutDefaults(operation, { ...options, ...Object.fromEntries(open) }) });
  }
  return {
    name,
    operation: shown,
    input,
    output: emptyOutput(operation),
    answered: undefined,
    hasOutput: false,
    problem: failed && { kind: 'error', failure: failed.failure },
    isCanceled: false,
    progress: undefined,
    isRunning: false,
    isStale: false,
    isDimmed: false,
    isAwaited: false,
    isOnDemand: false,
    words: operationWords(name, toolWords),
    refresh: () => undefined,
    cancel: () => undefined,
    set: (field, value) => setAll({ [field]: value }),
    setAll,
  };
}

/** Options as stored in a recipe; undefined if all have their defaults. */
function withoutDefaults({ input }: Operation, options: WireInput): WireInput | undefined {
  const kept = Object.entries(options).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(defaultOf(input[name] ?? { kind: 'flag' })),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
