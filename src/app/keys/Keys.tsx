import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useShell } from '../shell.tsx';
import { shortcutLabel } from '../search/shortcut.ts';
import styles from './keys.module.css';
import type { PageKey } from './page-keys.ts';
import english from './strings/en.json';
import { keysOfPage } from './page-keys.ts';

/** file name → strings, one file per language; only this dialog needs them. */
const strings = import.meta.glob<typeof english>('./strings/*.json', { eager: true, import: 'default' });

/** All shortcuts as a dialog: those of the current page, of the search, and of all pages. */
export default function Keys({ onClose }: { readonly onClose: () => void }) {
  const { words, language } = useShell();
  const own = strings[`./strings/${language}.json`] ?? english;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [ofPage] = useState(keysOfPage);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={styles.keys}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={id}>{words.t('app.keys')}</h2>
          <Button variant="text" icon={<CloseIcon />} iconOnly onClick={() => dialog.current?.close()}>
            {words.t('app.close')}
          </Button>
        </header>
        <KeyGroup title={words.t('app.pageActions')} keys={ofPage} />
        <KeyGroup
          title={own.everywhere}
          keys={[
            { keys: 'Control+K', name: own.search },
            { keys: '?', name: own.list },
            { keys: 'F6', name: own.notices },
            { keys: 'Escape', name: own.escape },
          ]}
        />
        <KeyGroup
          title={own.inSearch}
          keys={[
            { keys: 'ArrowUp ArrowDown', name: own.move },
            { keys: 'Home End', name: own.ends },
            { keys: 'Enter', name: own.enter },
            { keys: 'Control+D', name: own.heart },
          ]}
        />
        <KeyGroup
          title={own.inLists}
          keys={[
            { keys: 'ArrowLeft ArrowRight ArrowUp ArrowDown', name: own.next },
            { keys: 'Home End', name: own.ends },
          ]}
        />
      </div>
    </dialog>
  );
}

function KeyGroup({ title, keys }: { readonly title: string; readonly keys: readonly PageKey[] }) {
  const id = useId();
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl>
        {keys.map(({ keys: combinations, name }) => (
          <div key={`${combinations} ${name}`} className={styles.row}>
            <dt>
              {combinations.split(' ').map((combination) => (
                <kbd key={combination}>{labelOf(combination)}</kbd>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

/** Formats keys from `aria-keyshortcuts` with the names on this system's keys. */
const labelOf = (combination: string): string =>
  combination
    .split('+')
    .map((key) => (key === 'Control' ? shortcutLabel(navigator.userAgent) : (SIGNS[key] ?? key)))
    .join(' ');
