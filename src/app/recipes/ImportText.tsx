import { useState } from 'react';
import type { Words } from '../../runtime/words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { InputText } from '../../ui/input-text/InputText.tsx';
import styles from './recipes.module.css';

interface ImportTextProps {
  readonly words: Words;
  /** Shows the recipes in a text; returns the message for a text without any. */
  readonly onText: (text: string) => Promise<string | undefined>;
}

/** A box for a link, a recipe, or a recipe of CyberChef. */
export default function ImportText({ words, onText }: ImportTextProps) {
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();
  return (
    <>
      <InputText multiline rawText rows={6} label={words.t('recipes.importTextLabel')} value={text} onChange={setText} />
      <p className={styles.hint}>{words.t('recipes.importTextHint')}</p>
      {message !== undefined && (
        <p role="alert" className={styles.bad}>
          {message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="primary" disabled={text.trim() === ''} onClick={() => void onText(text).then(setMessage)}>
          {words.t('recipes.importPreview')}
        </Button>
      </div>
    </>
  );
}
