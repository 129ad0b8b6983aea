import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { InputError } from '../../contract/errors.ts';
import { host } from '../../page/storage/host.ts';
import { download } from '../../page/files/download.ts';
import { lazyWithRetry, lazyWithSuspense } from '../../page/lazy/lazy.tsx';
import { receiveImports } from '../../page/recipes/offered-import.ts';
import { describeFailure } from '../../runtime/failure.ts';
import { formatCollection, isSame, mergeRecipes } from '../../runtime/recipe/collection.ts';
import { formatRecipeLink } from '../../runtime/recipe/link.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import type { ReadRecipes } from '../../runtime/recipe/read-recipes.ts';
import { readRecipes } from '../../runtime/recipe/read-recipes.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { MAX_NAME_LENGTH, VERSION } from '../../runtime/recipe/recipe.ts';
import { describeIrreversible, reverseRecipe } from '../../runtime/recipe/reverse.ts';
import { sampleRecipe, samples } from '../../runtime/recipe/samples.ts';
import { toFailure } from '../../runtime/run.ts';
import type { Words } from '../../runtime/words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { chooseFile } from '../../ui/choose-file.ts';
import { copyText } from '../../ui/clipboard.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { useShell } from '../shell.tsx';
import { favoriteRecipesPreference } from '../favorites/favorite-recipes.ts';
import { pinnedRecipesPreference } from '../favorites/pinned-recipes.ts';
import { Heart } from '../favorites/FavoriteButton.tsx';
import { usePreference } from '../preferences.ts';
import { MAX_LINK } from './max-link.ts';
import { removePage, unpin } from './pin.ts';
import { deleteUnread, recipesPreference, storeRecipe, storeRecipes, unreadReason, useUnread } from './stored-recipes.ts';
import styles from './recipes.module.css';

const Commands = lazyWithRetry(() => import('./Commands.tsx'));
const ImportText = lazyWithRetry(() => import('./ImportText.tsx'));
const ImportPreview = lazyWithRetry(() => import('./ImportPreview.tsx'));
const PinDialog = lazyWithSuspense(() => import('./PinDialog.tsx'));

interface RecipeBarProps {
  readonly recipe: Recipe;
  /** The input, for a link that contains it. */
  readonly text: string;
  /** The text that the recipe returns, from which its reverse starts; empty without one. */
  readonly result: string;
  readonly words: Words;
  readonly onChange: (recipe: Recipe) => void;
  /** Shows another recipe, with its input and secrets if given; the previous one can be restored for a while. */
  readonly onReplace: (recipe: Recipe, text?: string, secrets?: ReadRecipes['secrets']) => void;
}

/** The recipe's name, and actions for the whole recipe. */
export function RecipeBar({ recipe, text, result, words, onChange, onReplace }: RecipeBarProps) {
  const { recipes } = usePreference(recipesPreference);
  const unread = useUnread();
  const { recipes: presets = [] } = host;
  const favorites = usePreference(favoriteRecipesPreference);
  const [imported, setImported] = useState<ReadRecipes>();
  const [asksForText, setAsksForText] = useState(false);
  const [showsCommands, setShowsCommands] = useState(false);
  const [pinning, setPinning] = useState<Recipe>();
  const isPinned = usePreference(pinnedRecipesPreference).some(({ name }) => name === recipe.name);
  const nameId = useId();
  const { tools } = useShell();
  const say = (word: string, params?: Readonly<Record<string, unknown>>): string => words.t(`recipes.${word}`, params);
  const options = [
    ...recipes.map((own) => ({ label: own.name, value: `own ${own.name}` })),
    ...presets.map((preset) => ({ label: preset.name, value: `preset ${preset.name}` })),
    ...[...samples.keys()].map((id) => ({ label: words.t(`samples.${id}.name`), value: `sample ${id}` })),
  ];
  const shown = options.find(({ label }) => label === recipe.name);
  const isOwn = recipes.some(({ name }) => name === recipe.name);
  const isSaved = recipes.some((own) => JSON.stringify(own) === JSON.stringify(recipe));

  function open(value: string): void {
    const own = recipes.find(({ name }) => value === `own ${name}`);
    if (own) return onReplace(own);
    const preset = presets.find(({ name }) => value === `preset ${name}`);
    if (preset) return onReplace(preset);
    const id = value.slice('sample '.length);
    const sample = samples.get(id);
    if (sample) onReplace(sampleRecipe(sample, words.t(`samples.${id}.name`)), sample.input);
  }

  /** A name for a new recipe that no stored recipe has. */
  function newName(): string {
    const name = say('untitled');
    const taken = new Set(recipes.map((own) => own.name));
    for (let number = 1; ; number++) {
      const numbered = number === 1 ? name : `${name} ${number}`;
      if (!taken.has(numbered)) return numbered;
    }
  }

  const named: Recipe = { ...recipe, name: recipe.name.trim() || newName() };

  function save(): void {
    if (named.name !== recipe.name) onChange(named);
    const isStored = storeRecipe(named);
    showToast(say(isStored ? 'saved' : 'notSaved'), { type: isStored ? 'default' : 'warning' });
  }

  function toggleFavorite(): void {
    const others = favorites.filter((name) => name !== recipe.name);
    favoriteRecipesPreference.set(others.length < favorites.length ? others : [...favorites, recipe.name]);
  }

  async function copyLink(withText: boolean): Promise<void> {
    const address = `${location.origin}${location.pathname}${await formatRecipeLink(named, withText ? text : undefined)}`;
    if (address.length > MAX_LINK) return showToast(say('linkTooLong'), { type: 'warning', duration: LONG_DURATION_MS });
    showToast(say((await copyText(address)) ? 'linkCopied' : 'copyFailed'));
  }

  async function chooseImport(): Promise<void> {
    const file = await chooseFile();
    if (file) await importText(await file.text());
  }

  async function importText(given: string): Promise<void> {
    const message = await receive(given);
    if (message !== undefined) showToast(say('broken', { message }), { type: 'warning', duration: LONG_DURATION_MS });
  }

  /** Shows what a text contains before it is stored. Returns why it could not be read. */
  async function receive(given: string): Promise<string | undefined> {
    try {
      const read = await readRecipes(given, words.t('cyberchef.name'));
      setAsksForText(false);
      if (read.warnings === undefined && recipes.length === 0) store(mergeRecipes([], read.recipes), read.recipes.length);
      else setImported(read);
      return undefined;
    } catch (error) {
      if (error instanceof InputError) return describeFailure(toFailure(error), words);
      throw error;
    }
  }

  /** Stores recipes. One that was converted is also shown, with its input and keys. */
  function take(own: readonly Recipe[], read: ReadRecipes): void {
    const next = mergeRecipes(own, read.recipes);
    store(next, read.recipes.length);
    if (read.warnings !== undefined) show(read, next);
  }

  const onOffered = useEffectEvent((given: string) => void importText(given));
  useEffect(() => receiveImports((given) => onOffered(given)), []);

  /** Shows a converted recipe, under the name with which it is stored. */
  function show({ recipes: [recipe], text: given, secrets }: ReadRecipes, stored: readonly Recipe[]): void {
    setImported(undefined);
    const kept = recipe && stored.findLast((other) => isSame({ ...other, name: recipe.name }, recipe));
    if (recipe) onReplace(kept ?? recipe, given, secrets);
  }

  /** Shows the recipe that converts the result back, with the result as its input. */
  async function reverse(): Promise<void> {
    try {
      const reversed = await reverseRecipe(named);
      if ('recipe' in reversed) {
        onReplace({ ...reversed.recipe, name: say('reversedName', { name: named.name }).slice(0, MAX_NAME_LENGTH) }, result === '' ? undefined : result);
        return;
      }
      const message = describeIrreversible(reversed.irreversible, words, (tool) => tools[tool]?.name ?? tool);
      showToast(message, { type: 'warning', duration: LONG_DURATION_MS });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      showToast(describeFailure(toFailure(error), words), { type: 'warning', duration: LONG_DURATION_MS });
    }
  }

  /** Replaces the stored recipes, which can be restored for a while. */
  function store(next: readonly Recipe[], count: number): void {
    setImported(undefined);
    if (!storeRecipes(next)) return showToast(say('notSaved'), { type: 'warning' });
    showToast(say('imported', { count }), { duration: LONG_DURATION_MS, action: { label: say('undo'), onPress: () => void storeRecipes(recipes) } });
  }

  function remove(): void {
    storeRecipes(recipes.filter(({ name }) => name !== recipe.name));
    const restorePage = removePage(recipe.name);
    const undo = (): void => {
      storeRecipes(recipes);
      restorePage();
    };
    showToast(say('deleted', { name: recipe.name }), { duration: LONG_DURATION_MS, action: { label: say('undo'), onPress: undo } });
  }

  const entry = (id: string, onSelect: () => void) => ({ id, content: say(id), onSelect });
  return (
    <>
      <div className={styles.bar}>
        <Select
          searchable
          label={say('recipe')}
          options={options}
          value={shown?.value}
          placeholder={recipe.name || say('untitled')}
          onChange={open}
          data-action="open-recipe"
        />
        <div className={styles.nameRow}>
          <label htmlFor={nameId} className={styles.nameLabel}>
            {say('recipeName')}
          </label>
          <input
            id={nameId}
            className={styles.name}
            value={recipe.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...recipe, name: target.value })}
          />
          <Button type="primary" size="small" disabled={isSaved || recipe.steps.length === 0} data-action="save-recipe" onClick={save}>
            {say('save')}
          </Button>
          {isOwn && <Heart name={recipe.name} isFavorite={favorites.includes(recipe.name)} onClick={toggleFavorite} />}
          <Button size="small" onClick={() => onReplace({ version: VERSION, name: newName(), steps: [] })}>
            {say('new')}
          </Button>
          <Button size="small" disabled={recipe.steps.length === 0} data-action="reverse-recipe" onClick={() => void reverse()}>
            {say('reverse')}
          </Button>
          <Menu
            label={say('more')}
            icon={<MoreIcon />}
            iconOnly
            data-action="recipe-menu"
            groups={[
              {
                entries: [
                  entry('copyLink', () => void copyLink(false)),
                  entry('copyLinkWithInput', () => void copyLink(true)),
                  entry('commands', () => setShowsCommands(true)),
                  ...(recipe.steps.length > 0 ? [isPinned ? entry('unpin', () => unpin(recipe.name, words)) : entry('pin', () => setPinning(named))] : []),
                ],
              },
              {
                entries: [
                  entry('import', () => void chooseImport()),
                  entry('importText', () => setAsksForText(true)),
                  ...(recipes.length > 0 ? [entry('export', () => download(formatCollection(recipes), `penknife-${RECIPES}.json`, 'application/json'))] : []),
                  ...(isOwn ? [entry('delete', remove)] : []),
                ],
              },
            ]}
          />
        </div>
        {unread.map((each) => (
          <UnreadNote key={each} text={each} say={say} />
        ))}
      </div>
      {asksForText && (
        <Modal open onOpenChange={setAsksForText} title={say('importText')}>
          <ImportText words={words} onText={receive} />
        </Modal>
      )}
      {imported && (
        <Modal open onOpenChange={() => setImported(undefined)} title={say('import')}>
          {imported.warnings === undefined || !imported.recipes[0] ? (
            <p>{say('importQuestion', { count: imported.recipes.length })}</p>
          ) : (
            <ImportPreview recipe={imported.recipes[0]} warnings={imported.warnings} words={words} />
          )}
          <div className={styles.buttons}>
            <Button type="primary" onClick={() => take(recipes, imported)}>
              {say('importAdd')}
            </Button>
            {recipes.length > 0 && <Button onClick={() => take([], imported)}>{say('importReplace', { count: recipes.length })}</Button>}
            {imported.warnings !== undefined && <Button onClick={() => show(imported, [])}>{say('importOpen')}</Button>}
          </div>
        </Modal>
      )}
      {pinning && <PinDialog recipe={pinning} words={words} onClose={() => setPinning(undefined)} />}
      {showsCommands && (
        <Modal open onOpenChange={setShowsCommands} title={say('commands')}>
          <Commands recipe={recipe} words={words} />
        </Modal>
      )}
    </>
  );
}

const UNREAD_WORDS = { newer: 'unreadNewer', corrupt: 'unreadCorrupt' } as const;

interface UnreadNoteProps {
  readonly text: string;
  readonly say: (word: string) => string;
}

/** Reports stored recipes that cannot be read, with a download and a way to delete them. */
function UnreadNote({ text, say }: UnreadNoteProps) {
  const reason = useMemo(() => unreadReason(text), [text]);

  function discard(): void {
    const restore = deleteUnread(text);
    const undo = (): void => {
      if (!restore()) showToast(say('notSaved'), { type: 'warning' });
    };
    showToast(say('unreadDeleted'), { duration: LONG_DURATION_MS, action: { label: say('undo'), onPress: undo } });
  }

  return (
    <p className={styles.hint} data-unread={reason}>
      {say(UNREAD_WORDS[reason])}{' '}
      <Button size="small" onClick={() => download(text, `penknife-${RECIPES}-unreadable.json`, 'application/json')}>
        {say('unreadDownload')}
      </Button>{' '}
      <Button size="small" onClick={discard}>
        {say('unreadDelete')}
      </Button>
    </p>
  );
}
