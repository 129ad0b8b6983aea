import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import type en from '../strings/en.json';
import type { TreeState } from '../tree-state.ts';
import { indexOf, openLevels, search, stepHit } from '../tree-state.ts';
import styles from './json-prettify.module.css';

const SEARCH_DELAY_MS = 150;
const MAX_LEVEL_BUTTONS = 3;

interface TreeToolbarProps {
  readonly state: TreeState;
  readonly onChange: (step: (before: TreeState) => TreeState) => void;
}

/** Search, and expanded levels. */
export function TreeToolbar(props: TreeToolbarProps) {
  const { state, onChange } = props;
  const words = useWords<typeof en>();
  // The deepest level has nothing to expand.
  const levels = Array.from({ length: Math.min(state.outline.depth - 1, MAX_LEVEL_BUTTONS) }, (_, index) => index + 1);
  const buttons = [
    ...levels.map((level) => ({ level, label: words('openLevel', { level }), text: String(level) })),
    { level: Infinity, label: undefined, text: words('openAll') },
    { level: 0, label: undefined, text: words('closeAll') },
  ];
  return (
    <div className={styles.treeBar}>
      <Search {...props} />
      <span className={styles.levels} role="group" aria-label={words('levels')}>
        <span aria-hidden>{words('levels')}</span>
        {buttons.map(({ level, label, text }) => (
          <Button key={level} size="small" variant="text" aria-label={label} onClick={() => onChange(openLevels(level))}>
            {text}
          </Button>
        ))}
      </span>
    </div>
  );
}

function Search({ state: { query: sought, found, active }, onChange }: TreeToolbarProps) {
  const words = useWords<typeof en>();
  const [query, setQuery] = useState(sought);
  const find = useEffectEvent(() => {
    if (query !== sought) onChange(search(query));
  });

  useEffect(() => {
    const timer = setTimeout(find, SEARCH_DELAY_MS);
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
          onChange(query === sought ? stepHit(event.shiftKey ? -1 : 1) : search(query));
        }}
      />
      <span role="status" className={styles.hits}>
        {sought === '' ? '' : words('hits', { place: indexOf(found, active) + 1, count: found.length })}
      </span>
      {found.length > 1 &&
        ([-1, 1] as const).map((by) => (
          <Button key={by} size="small" variant="text" onClick={() => onChange(stepHit(by))}>
            {words(by < 0 ? 'previousHit' : 'nextHit')}
          </Button>
        ))}
    </span>
  );
}
