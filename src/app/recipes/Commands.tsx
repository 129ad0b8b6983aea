import { useEffect, useState } from 'react';
import { InputError } from '../../contract/errors.ts';
import { describeFailure } from '../../runtime/failure.ts';
import { formatCommands } from '../../runtime/recipe/commands.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { toFailure } from '../../runtime/run.ts';
import type { Words } from '../../runtime/words.ts';
import { CopyButton } from '../../page/copy/CopyButton.tsx';
import styles from './recipes.module.css';

/** A recipe as a pipeline for the shell. */
export default function Commands({ recipe, words }: { readonly recipe: Recipe; readonly words: Words }) {
  const [commands, setCommands] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isGone = false;
    void tryCommands(recipe, words).then(({ text, message }) => {
      if (isGone) return;
      setCommands(text);
      setFailure(message);
    });
    return () => {
      isGone = true;
    };
  }, [recipe, words]);
  if (failure !== '') return <p role="alert">{failure}</p>;
  return (
    <>
      <p className={styles.hint}>{words.t('recipes.commandsHint')}</p>
      <pre className={styles.commands} tabIndex={0}>
        <code>{commands}</code>
      </pre>
      <CopyButton text={() => commands} label={words.t('recipes.commands')} />
    </>
  );
}

async function tryCommands(recipe: Recipe, words: Words): Promise<{ readonly text: string; readonly message: string }> {
  try {
    return { text: await formatCommands(recipe), message: '' };
  } catch (error) {
    if (error instanceof InputError) return { text: '', message: describeFailure(toFailure(error), words) };
    throw error;
  }
}
