import SearchGlyph from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toFileValue } from '../../page/file-value.ts';
import type { Offer } from '../../runtime/offers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { loadTool } from '../tool-loader.ts';
import { useWords } from '../words.tsx';
import type { Entry } from './entries.tsx';
import styles from './search.module.css';
import { useEntries } from './use-entries.ts';

interface SearchProps {
  readonly autoFocus?: boolean;
  /** Larger, as on the home page; the list shows only while there is something to show. */
  readonly isHero?: boolean;
  readonly onDone?: () => void;
}

interface Pasted {
  /** The first line, for the eye. */
  readonly title: string;
  readonly offers: readonly Offer[];
}

interface Hit {
  readonly entry: Entry;
  /** For what was pasted: what the tool is opened with. */
  readonly offer?: Offer;
}

interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

const TITLE_LENGTH = 80;

/** Finds a tool by words, or, from what is pasted, the tools that take it. It offers; Enter or a click opens. */
export function Search({ autoFocus = false, isHero = false, onDone }: SearchProps) {
  const { texts } = useWords();
  const [, navigate] = useLocation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [pasted, setPasted] = useState<Pasted>();
  const [selected, setSelected] = useState(0);
  const { find, entryOf } = useEntries(!isHero);

  const groups = pasted
    ? groupOffers(pasted.offers, entryOf, texts.t('app.pastedTakes'), texts.t('app.pastedAnyText'))
    : isHero && query.trim() === ''
      ? []
      : find(query).map(({ category, entries }) => ({ title: category, hits: entries.map((entry) => ({ entry })) }));
  const hits: readonly Hit[] = groups.flatMap((group) => group.hits);
  const isOpen = hits.length > 0;
  const current = Math.min(selected, hits.length - 1);

  async function open(hit: Hit | undefined): Promise<void> {
    if (!hit) return;
    const { entry, offer } = hit;
    if (offer) await (await import('../../page/open-offer.ts')).takeOffer(offer);
    setQuery('');
    setPasted(undefined);
    if ('action' in entry.target) entry.target.action();
    else onDone?.();
    if ('to' in entry.target) navigate(entry.target.to);
    if ('href' in entry.target) window.open(entry.target.href, '_blank', 'noopener,noreferrer');
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

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

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
      <HitList id={id} groups={groups} current={current} label={texts.t(pasted ? 'app.pastedTakes' : 'app.tools')} onOpen={(hit) => void open(hit)} />
      {!isOpen && query.trim() !== '' && <p className={styles.none}>{texts.t('app.searchNone', { query })}</p>}
    </div>
  );
}

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly current: number;
  readonly label: string;
  readonly onOpen: (hit: Hit) => void;
}

function HitList({ id, groups, current, label, onOpen }: HitListProps) {
  const { language } = useWords();
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={groups.length === 0}>
      {groups.map(({ title, hits }, group) => (
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <p className={styles.groupTitle} aria-hidden="true">
            {title}
          </p>
          {hits.map((hit, place) => {
            const index = (starts[group] ?? 0) + place;
            const { tool } = hit.entry;
            return (
              <div
                key={hit.entry.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                className={styles.hit}
                onPointerEnter={() => tool !== undefined && void loadTool(tool, language)}
                onClick={() => onOpen(hit)}
              >
                {hit.entry.icon}
                <span className={styles.hitText}>
                  <span className={styles.hitName}>{hit.entry.name}</span>
                  {hit.entry.description !== '' && <span className={styles.hitDescription}>{hit.entry.description}</span>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const isAnyText = ({ offer }: { readonly offer: Offer }): boolean => offer.confidence === 'any-text';

/** What takes the paste for what it is, and below it what takes any text. */
function groupOffers(offers: readonly Offer[], entryOf: (tool: string) => Entry | undefined, fitting: string, anyText: string): readonly HitGroup[] {
  const hits = offers.flatMap((offer) => {
    const entry = entryOf(offer.tool);
    return entry ? [{ entry, offer }] : [];
  });
  return [
    { title: fitting, hits: hits.filter((hit) => !isAnyText(hit)) },
    { title: anyText, hits: hits.filter(isAnyText) },
  ].filter((group) => group.hits.length > 0);
}

function firstLine(text: string): string {
  const line = text.trim().split(/\r\n|\n|\r/u, 1)[0] ?? '';
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH)}…` : line;
}
