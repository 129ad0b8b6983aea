import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import type { Tree } from './use-tree.ts';

const SEARCH_DELAY_MS = 150;
const MAX_LEVEL_BUTTONS = 3;

/** Search, and how much is open. */
export function TreeToolbar({ tree }: { readonly tree: Tree }) {
  const words = useWords<typeof en>();
  // The deepest level holds nothing that could be opened.
  const levels = Array.from({ length: Math.min(tree.outline.depth - 1, MAX_LEVEL_BUTTONS) }, (_, index) => index + 1);
  return (
    <div className={styles.treeBar}>
      <Search tree={tree} />
      <span className={styles.levels} role="group" aria-label={words('levels')}>
        <span aria-hidden>{words('levels')}</span>
        {levels.map((level) => (
          <Button key={level} size="small" variant="text" aria-label={words('openLevel', { level })} onClick={() => tree.openLevels(level)}>
            {level}
          </Button>
        ))}
        <Button size="small" variant="text" onClick={() => tree.openLevels(Infinity)}>
          {words('openAll')}
        </Button>
        <Button size="small" variant="text" onClick={() => tree.openLevels(0)}>
          {words('closeAll')}
        </Button>
      </span>
    </div>
  );
}

function Search({ tree }: { readonly tree: Tree }) {
  const words = useWords<typeof en>();
  const [query, setQuery] = useState(tree.query);
  const search = useEffectEvent(() => {
    if (query !== tree.query) tree.search(query);
  });

  useEffect(() => {
    const timer = setTimeout(search, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);

  return (
    <span className={styles.search}>
      <InputText
        type="search"
        size="small"
        rawText
        aria-label={words('search')}
        placeholder={words('search')}
        value={query}
        onChange={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (query === tree.query) tree.stepHit(event.shiftKey ? -1 : 1);
          else tree.search(query);
        }}
      />
      <span role="status" className={styles.hits}>
        {tree.query === '' ? '' : words('hits', { place: tree.hit + 1, count: tree.found.length })}
      </span>
      {tree.found.length > 1 && (
        <>
          <Button size="small" variant="text" onClick={() => tree.stepHit(-1)}>
            {words('previousHit')}
          </Button>
          <Button size="small" variant="text" onClick={() => tree.stepHit(1)}>
            {words('nextHit')}
          </Button>
        </>
      )}
    </span>
  );
}
