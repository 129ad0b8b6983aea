import Plus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { Suspense } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import type { InputState } from '../../page/session/operation-state.ts';
import type { run } from '../../runtime/recipe/fields.ts';
import { appendRecipe } from '../../runtime/recipe/collection.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import { isObject, MAX_STEPS } from '../../runtime/recipe/recipe.ts';
import { findTool } from '../../runtime/find-tool.ts';
import { defaultOperation } from '../../runtime/unnamed-operation.ts';
import type { WireInput } from '../../runtime/check.ts';
import type { Words } from '../../runtime/words.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { Select } from '../../ui/select/Select.tsx';
import { sized } from '../../ui/sized.tsx';
import { SortableList } from '../../ui/sortable-list/SortableList.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { usePreference } from '../preferences.ts';
import type { Addition } from './step-options.ts';
import { stepOptions } from './step-options.ts';
import { recipesPreference } from './stored-recipes.ts';
import type { ShownReport } from './step-report.ts';
import { StepCard } from './StepCard.tsx';
import styles from './recipes.module.css';

type Inputs = InputState<(typeof run)['input']>;

interface StepListProps {
  readonly recipe: Recipe;
  readonly reports: readonly ShownReport[];
  readonly chosen: number | undefined;
  /** Values that recipes never contain, as JSON. */
  readonly secrets: string;
  /** The last result, for which matching tools are offered. */
  readonly result: string;
  readonly format: string | undefined;
  /** Whether the recipe has run, or cannot run. */
  readonly hasRun: boolean;
  readonly words: Words;
  /** Changes the recipe, and other inputs with it. */
  readonly onChange: (recipe: Recipe, values?: Partial<Inputs>) => void;
  readonly onSet: (values: Partial<Inputs>) => void;
}

const PlusIcon = sized(Plus);

let made = 0;
const newKey = (): string => `step-${++made}`;

/** The steps of a recipe, which can be selected, edited, moved, removed and added. */
export function StepList({ recipe, reports, chosen, secrets, result, format, hasRun, words, onChange, onSet }: StepListProps) {
  const { toolNames } = useEnvironment();
  const { steps } = recipe;
  const [known, setKeys] = useState<readonly string[]>([]);
  // Steps from elsewhere get new keys.
  const keys = known.length === steps.length ? known : steps.map((_, index) => known[index] ?? `step-at-${index}`);
  const values = secretsOf(secrets);

  /** Replaces the steps. `from` gives the previous position of each. */
  function put(next: readonly Step[], from: readonly (number | undefined)[], show: number | undefined): void {
    setKeys(from.map((index) => (index === undefined ? newKey() : (keys[index] ?? newKey()))));
    const moved = from.flatMap((index, place) => (index !== undefined && values[index] ? [[String(place), values[index]] as const] : []));
    onChange({ ...recipe, steps: next }, { chosen: show, secrets: moved.length === 0 ? '' : JSON.stringify(Object.fromEntries(moved)) });
  }

  const places = steps.map((_, index) => index);

  function change(at: number, step: Step): void {
    onChange({ ...recipe, steps: steps.map((other, index) => (index === at ? step : other)) });
  }

  function insert(at: number, ...added: readonly Step[]): void {
    if (steps.length + added.length > MAX_STEPS) return showToast(words.t('recipes.tooManySteps', { limit: MAX_STEPS }), { type: 'warning' });
    put(
      steps.toSpliced(at, 0, ...added),
      places.toSpliced(at, 0, ...added.map(() => -1)).map((place) => (place < 0 ? undefined : place)),
      at,
    );
  }

  function remove(at: number): void {
    put(steps.toSpliced(at, 1), places.toSpliced(at, 1), undefined);
    showToast(words.t('recipes.removed'), { action: { label: words.t('recipes.undo'), onPress: () => onChange(recipe, { secrets }) } });
  }

  function reorder(order: readonly number[]): void {
    put(
      order.flatMap((place) => steps[place] ?? []),
      order,
      chosen === undefined ? undefined : order.indexOf(chosen),
    );
  }

  return (
    <section aria-label={words.t('recipes.steps')} className={styles.list}>
      {steps.length === 0 && <p className={styles.hint}>{words.t('recipes.noSteps')}</p>}
      <SortableList
        className={styles.cards}
        value={places}
        onChange={reorder}
        itemKey={(place) => keys[place] ?? ''}
        itemName={(place) => toolNames[findTool(steps[place]?.tool ?? '') ?? ''] ?? words.t('recipes.step', { number: place + 1 })}
      >
        {(place, control) => (
          <div>
            <ErrorBoundary fallback={() => <p className={styles.hint}>{words.t('errors.not-loaded')}</p>}>
              <Suspense fallback={<p className={styles.hint}>{words.t('app.loading')}</p>}>
                <StepCard
                  step={steps[place] ?? { tool: '', operation: '' }}
                  place={place}
                  report={reports[place]}
                  isChosen={place === chosen}
                  secrets={values[place] ?? {}}
                  words={words}
                  control={control}
                  onChoose={() => onSet({ chosen: place === chosen ? undefined : place })}
                  onChange={(step) => change(place, step)}
                  onSecret={(given) => onSet({ secrets: JSON.stringify({ ...values, [place]: given }) })}
                  onDuplicate={() => insert(place + 1, steps[place] ?? { tool: '', operation: '' })}
                  onRemove={() => remove(place)}
                />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
      </SortableList>
      <AddStep
        hasRun={hasRun}
        result={result}
        format={format}
        words={words}
        onAdd={(step) => insert(steps.length, step)}
        onAppend={(other) => insert(steps.length, ...appendRecipe({ ...recipe, steps: [] }, other).steps)}
      />
    </section>
  );
}

export function secretsOf(text: string): Readonly<Record<string, WireInput>> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return Object.fromEntries(Object.entries(isObject(value) ? value : {}).flatMap(([place, given]) => (isObject(given) ? [[place, given] as const] : [])));
}

interface AddStepProps {
  readonly hasRun: boolean;
  readonly result: string;
  readonly format: string | undefined;
  readonly words: Words;
  readonly onAdd: (step: Step) => void;
  readonly onAppend: (recipe: Recipe) => void;
}

/** In UTF-16 code units: the format of a text is detected from its beginning. */
const SEARCHED = 20_000;

const NO_STEPS: readonly Step[] = [];

/** All tools, those that accept the last result first, and all recipes. */
function AddStep({ hasRun, result, format, words, onAdd, onAppend }: AddStepProps) {
  const { toolNames } = useEnvironment();
  const { recipes } = usePreference(recipesPreference);
  const [found, setFound] = useState<{ readonly beginning: string; readonly steps: readonly Step[] }>();
  // The list of a fresh page waits for the first result: later entries would move the others under the pointer.
  const [isReady, setReady] = useState(false);
  const suggested = found?.steps ?? NO_STEPS;
  const beginning = result.slice(0, SEARCHED);
  useEffect(() => {
    let isGone = false;
    void findFitting(beginning, format).then((steps) => {
      if (!isGone) setFound({ beginning, steps });
    });
    return () => {
      isGone = true;
    };
  }, [beginning, format]);

  if (!isReady && hasRun && found?.beginning === beginning) setReady(true);

  const options = useMemo(() => stepOptions({ suggested, toolNames, recipes, words }), [suggested, toolNames, recipes, words]);

  async function add(addition: Addition): Promise<void> {
    if (addition.kind === 'recipe') return onAppend(addition.recipe);
    if (addition.kind === 'step') return onAdd(addition.step);
    const { tool } = addition;
    onAdd({ tool, operation: defaultOperation(await loadOperations(tool)) });
  }

  return (
    <Select<Addition>
      searchable
      options={options}
      actionIcon={<PlusIcon />}
      placeholder={words.t('recipes.add')}
      aria-label={words.t('recipes.add')}
      onChange={(addition) => void add(addition)}
      disabled={!isReady}
      data-action="add-step"
    />
  );
}

async function findFitting(text: string, format: string | undefined): Promise<readonly Step[]> {
  const { offersFor } = await import('../../runtime/offers.ts');
  return offersFor(text, { format: format === '' ? undefined : format })
    .filter(({ confidence }) => confidence !== 'any-text')
    .map(({ tool, operation }) => ({ tool, operation }));
}
