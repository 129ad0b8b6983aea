import SearchGlyph from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toFileValue } from '../../page/file-value.ts';
import type { Offer } from '../../runtime/offers.ts';
import { tools } from '../../tools/registry.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { loadTool } from '../tool-loader.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import { useWords } from '../words.tsx';
import styles from './search.module.css';

interface SearchProps {
  readonly autoFocus?: boolean;
  /** Larger, as on the home page; the list shows only while there is something to show. */
  readonly isHero?: boolean;
  readonly onDone?: () => void;
}

interface Hit {
  readonly tool: string;
  /** For what was pasted: what the tool is opened with. */
  readonly offer?: Offer;
}

interface Pasted {
  /** The first line, for the eye. */
  readonly title: string;
  readonly offers: readonly Offer[];
}

const TITLE_LENGTH = 80;

/** Finds a tool by words, or, from what is pasted, the tools that take it. It offers; Enter or a click opens. */
export function Search({ autoFocus = false, isHero = false, onDone }: SearchProps) {
  const { texts, tools: words, language } = useWords();
  const [, navigate] = useLocation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [pasted, setPasted] = useState<Pasted>();
  const [selected, setSelected] = useState(0);
  const find = useFinder();

  const hits: readonly Hit[] = pasted
    ? pasted.offers.map((offer) => ({ tool: offer.tool, offer }))
    : isHero && query.trim() === ''
      ? []
      : (find?.(query) ?? [...tools.keys()]).map((tool) => ({ tool }));
  const isOpen = hits.length > 0;
  const current = Math.min(selected, hits.length - 1);

  async function open(hit: Hit | undefined): Promise<void> {
    if (!hit) return;
    if (hit.offer) await (await import('../../page/open-offer.ts')).takeOffer(hit.offer);
    setQuery('');
    setPasted(undefined);
    onDone?.();
    navigate(`/${hit.tool}`);
  }

  async function take(data: DataTransfer): Promise<void> {
    const [file] = data.files;
    const text = data.getData('text/plain');
    const { offersFor, offersForFile } = await import('../../runtime/offers.ts');
    setSelected(0);
    if (file) setPasted({ title: file.name, offers: offersForFile(file, toFileValue(file)) });
    else if (text !== '') setPasted({ title: firstLine(text), offers: offersFor(text) });
  }
  const takeAnywhere = useEffectEvent(take);

  // On the home page a paste anywhere is meant for this box.
  useEffect(() => {
    if (!isHero) return undefined;
    const handlePaste = (event: globalThis.ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]')) return;
      if (!event.clipboardData) return;
      event.preventDefault();
      input.current?.focus();
      void takeAnywhere(event.clipboardData);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isHero]);

  function handlePaste(event: ClipboardEvent): void {
    event.preventDefault();
    void take(event.clipboardData);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = Math.max(0, Math.min(hits.length - 1, current + (event.key === 'ArrowDown' ? 1 : -1)));
      setSelected(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void open(hits[current]);
    } else if (event.key === 'Escape' && (query !== '' || pasted)) {
      setQuery('');
      setPasted(undefined);
      if (isHero) event.preventDefault();
    }
  }

  return (
    <div className={classNames(styles.search, isHero && styles.hero)}>
      <div className={styles.box}>
        <SearchGlyph size={20} aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={texts.t('app.search')}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(isOpen && { 'aria-activedescendant': `${id}-${current}` })}
          placeholder={texts.t('app.search')}
          autoComplete="off"
          spellCheck={false}
          autoFocus={autoFocus}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPasted(undefined);
            setSelected(0);
          }}
          onPaste={handlePaste}
          onKeyDown={handleKey}
        />
      </div>
      {pasted && (
        <p className={styles.pasted}>
          <span className={styles.pastedLabel}>{texts.t('app.pasted')}</span>
          <code>{pasted.title}</code>
          <Button size="small" variant="text" icon={<CloseIcon />} onClick={() => setPasted(undefined)}>
            {texts.t('app.forget')}
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {query !== '' || pasted ? texts.t('app.searchResults', { count: hits.length }) : ''}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={texts.t(pasted ? 'app.pastedTakes' : 'app.tools')} className={styles.list} hidden={!isOpen}>
        {hits.map((hit, index) => (
          <div
            key={hit.tool}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={classNames(styles.hit, isFirstAnyText(hits, index) && styles.line)}
            onPointerEnter={() => void loadTool(hit.tool, language)}
            onClick={() => void open(hit)}
          >
            <ToolIcon tool={hit.tool} size={22} />
            <span className={styles.hitText}>
              <span className={styles.hitName}>{words[hit.tool]?.name}</span>
              <span className={styles.hitDescription}>{words[hit.tool]?.description}</span>
            </span>
          </div>
        ))}
      </div>
      {!isOpen && query.trim() !== '' && <p className={styles.none}>{texts.t('app.searchNone', { query })}</p>}
    </div>
  );
}

const isFirstAnyText = (hits: readonly Hit[], index: number): boolean =>
  index > 0 && hits[index]?.offer?.confidence === 'any-text' && hits[index - 1]?.offer?.confidence !== 'any-text';

function firstLine(text: string): string {
  const line = text.trim().split(/\r\n|\n|\r/u, 1)[0] ?? '';
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH)}…` : line;
}

/** The fuzzy search is loaded when a search box is there to use it. */
function useFinder(): ((query: string) => readonly string[]) | undefined {
  const { tools: words } = useWords();
  const [finder, setFinder] = useState<{ readonly find: (query: string) => readonly string[] }>();
  useEffect(() => {
    let isGone = false;
    void import('./find-tools.ts').then(({ createFinder }) => {
      if (!isGone) setFinder({ find: createFinder(words) });
    });
    return () => {
      isGone = true;
    };
  }, [words]);
  return finder?.find;
}
