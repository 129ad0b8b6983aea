import { use, useId, useMemo } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { FailureNote } from '../../page/FailureNote.tsx';
import { Options, OptionsBelowResult } from '../../page/layouts/Options.tsx';
import { ToolContext, useTool } from '../../page/session/use-tool.ts';
import { InputError } from '../../contract/errors.ts';
import type { WireInput } from '../../runtime/check.ts';
import { findTool } from '../../runtime/find-tool.ts';
import type { Step } from '../../runtime/recipe/recipe.ts';
import { isSecret } from '../../runtime/recipe/step.ts';
import type { Words } from '../../runtime/words.ts';
import { joinWords } from '../../runtime/words.ts';
import { useShell } from '../shell.tsx';
import { loadStepTool, resolve, stateOf } from './StepCard.tsx';
import type { ShownReport } from './step-report.ts';
import { failureOf } from './step-report.ts';
import styles from './recipes.module.css';

interface OpenOptionsProps {
  /** The step as the recipe has it: its options are set. */
  readonly fixed: Step;
  /** The step with the options of the page. */
  readonly step: Step;
  /** Index of the step. */
  readonly place: number;
  readonly report: ShownReport | undefined;
  readonly secrets: WireInput;
  readonly words: Words;
  readonly onChange: (step: Step) => void;
  readonly onSecret: (secrets: WireInput) => void;
}

/** The options that a step of a recipe leaves open: secrets, which no recipe contains, are visible, the others are collapsed. Also why the step failed. */
export function OpenOptions(props: OpenOptionsProps) {
  const { step, words } = props;
  const tool = findTool(step.tool);
  return tool === undefined ? <Unusable message={words.t('recipes.unknownTool', { tool: step.tool })} /> : <KnownOptions {...props} tool={tool} />;
}

const Unusable = ({ message }: { readonly message: string }) => (
  <p role="alert" className={styles.bad}>
    {message}
  </p>
);

function KnownOptions({ fixed, step, place, report, secrets, words, onChange, onSecret, tool }: OpenOptionsProps & { readonly tool: string }) {
  const { language } = useShell();
  const { toolName } = useEnvironment();
  const id = useId();
  const context = useTool();
  const { operations, words: own } = use(loadStepTool(tool, language));
  const toolWords = useMemo(() => joinWords(own, words), [own, words]);
  const resolved = resolve(step, tool, operations);
  const set = resolve(fixed, tool, operations);
  if (resolved instanceof InputError || set instanceof InputError) {
    const { code, params, field = '' } = resolved instanceof InputError ? resolved : (set as InputError);
    return <Unusable message={words.t(`errors.${code}`, { ...params, step: 0, field })} />;
  }
  const failed = failureOf(report);
  const state = stateOf({ resolved, step, secrets, failed, toolWords, onChange, onSecret });
  const open = Object.keys(state.operation.input).filter((name) => name !== resolved.input?.[0] && !Object.hasOwn(set.options, name));
  const hidden = open.filter((name) => isSecret(state.operation.input[name] ?? { kind: 'flag' }));
  const others = open.filter((name) => !hidden.includes(name));
  if (open.length === 0 && !failed) return null;
  return (
    <ToolContext value={{ ...context, words: toolWords }}>
      <fieldset className={styles.open} data-step={place + 1}>
        <legend>
          {place + 1}. {toolName(tool)}
        </legend>
        {failed && (
          <div>
            {failed.item !== undefined && <p className={styles.hint}>{words.t('recipes.item', { number: failed.item })}</p>}
            <FailureNote id={id} failure={failed.failure} />
          </div>
        )}
        {hidden.length > 0 && <Options operation={state} names={hidden} />}
        {others.length > 0 && (
          <details>
            <summary>{words.t('recipes.openOptions', { count: others.length })}</summary>
            {/* They are collapsed once. */}
            <OptionsBelowResult value>
              <Options operation={state} names={others} />
            </OptionsBelowResult>
          </details>
        )}
      </fieldset>
    </ToolContext>
  );
}
