import { useState } from 'react';
import { useLocation } from 'wouter';
import { useEnvironment } from '../../page/environment.ts';
import { findTool } from '../../runtime/find-tool.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { pinnedRecipesPreference, routeOfPage } from '../favorites/pinned-recipes.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import { iconsFor, pageFor, pin } from './pin.ts';
import { storeRecipe } from './stored-recipes.ts';
import styles from './recipes.module.css';

interface PinDialogProps {
  readonly recipe: Recipe;
  readonly words: Words;
  readonly onClose: () => void;
}

/** Gives a recipe its own page: its URL and command follow from the name, its icon is that of a tool. */
export default function PinDialog({ recipe, words, onClose }: PinDialogProps) {
  const { toolNames } = useEnvironment();
  const [, navigate] = useLocation();
  const icons = iconsFor(recipe).flatMap((tool) => (tool === RECIPES ? RECIPES : (findTool(tool) ?? [])));
  const { name } = recipe;
  const [icon, setIcon] = useState(() => pinnedRecipesPreference.get().find((pinned) => pinned.name === name)?.icon ?? icons[1] ?? RECIPES);
  const { id, conflict } = pageFor(name);
  const say = (word: string, params?: Readonly<Record<string, unknown>>): string => words.t(`recipes.${word}`, params);

  function save(): void {
    onClose();
    if (!storeRecipe(recipe)) return showToast(say('notSaved'), { type: 'warning' });
    pin({ id, name, icon });
    showToast(say('pinned', { name }), { duration: LONG_DURATION_MS, action: { label: say('openPage'), onPress: () => navigate(routeOfPage(id)) } });
  }

  return (
    <Modal open onOpenChange={onClose} title={say('pin')}>
      {conflict ? (
        <p role="alert" className={styles.bad}>
          {say(`conflict.${conflict}`, { id, name })}
        </p>
      ) : (
        <>
          <p>{say('pinHint')}</p>
          <dl className={styles.facts}>
            <dt>{say('pageUrl')}</dt>
            <dd>{decodeURIComponent(routeOfPage(id))}</dd>
            <dt>{say('pageCommand')}</dt>
            <dd>penknife {id} &lt; file</dd>
          </dl>
          <label className={styles.choice}>
            <span>{say('pageIcon')}</span>
            <span className={styles.iconChoice}>
              <ToolIcon tool={icon} size={20} />
              <NativeSelect
                size="small"
                options={icons}
                labelOf={(tool) => (tool === RECIPES ? words.t('app.recipes') : (toolNames[tool] ?? tool))}
                value={icon}
                onChange={setIcon}
              />
            </span>
          </label>
          <div className={styles.buttons}>
            <Button type="primary" data-action="pin-recipe" onClick={save}>
              {say('pin')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
