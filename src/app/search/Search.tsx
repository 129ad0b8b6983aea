import SearchGlyph from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useEnvironment } from '../../page/environment.ts';
import type { Offer } from '../../runtime/offers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { copyText } from '../../ui/clipboard.ts';
import { isKey } from '../../ui/key.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useFavorites } from '../favorites/favorites.ts';
import { useShell } from '../shell.tsx';
import type { Answered } from './answer.ts';
import { closesPalette, idOfHit } from './entry.ts';
import type { Hit, HitGroup, Pasted } from './hits.ts';
import type { Requested } from './requested.ts';
import styles from './search.module.css';
import { SearchKeys } from './SearchKeys.tsx';
import { meaningOfPaste } from '../../page/browser/meaning-of-paste.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { SearchIndex } from './create-index.ts';
import { awaitAnswer, useAnswer } from './use-answer.ts';
import { useSearchIndex } from './use-search-index.ts';

/** On a small screen the focus would open a keyboard over the page. */
const WIDE = '(min-width: 900px)';

const NOTHING: ReadonlySet<string> = new Set();

interface SearchProps {
  /** The large variant of the home page, which has the focus at first and whose list shows only with results. Otherwise the search is the palette's. */
  readonly isHero?: boolean;
  /** Called when the chosen entry closes the palette, before the entry takes effect. */
  readonly onDone?: () => void;
}

/** Finds tools by words, or the tools that accept a pasted text or a file. Only Enter or a click opens one. */
export function Search({ isHero = false, onDone }: SearchProps) {
  const { words, tools, language } = useShell();
  const [, navigate] = useLocation();
  const { openTool } = useEnvironment();
  const favorites = useFavorites(tools);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [pasted, setPasted] = useState<Pasted>();
  const [selected, setSelected] = useState(0);
  const [expanded, setExpanded] = useState(NOTHING);
  const [hasFocus, setFocus] = useState(false);
  const [announced, setAnnounced] = useState('');
  const { index, parts, whenLoaded, isLost, retry } = useSearchIndex({ hasActions: !isHero, isWanted: !isHero || hasFocus });

  const question = pasted ? '' : query.trim();
  const { answered, isPending } = useAnswer(parts, question, language);
  const isAsked = query.trim() !== '' || pasted !== undefined;
  const isListWanted = isAsked || !isHero;
  const groups = index && isListWanted ? groupsFor(index, answered) : [];
  const hits = groups.flatMap((group) => group.hits);
  const isOpen = hits.length > 0 && (!isHero || hasFocus);
  const current = Math.min(selected, hits.length - 1);
  const currentTool = hits[current]?.entry.tool;

  function groupsFor({ search, take: offer, withAnswer }: SearchIndex, answer: Answered | undefined): readonly HitGroup[] {
    if (pasted) return offer(pasted);
    const found = search(query, favorites.ids, { expanded, expand: (title) => setExpanded(new Set([...expanded, title])) });
    return answer ? withAnswer(found, answer, (text) => void copyAnswer(text)) : found;
  }

  async function copyAnswer(text: string): Promise<void> {
    const isCopied = await copyText(text);
    showToast(words.t(isCopied ? 'ui.copiedToClipboard' : 'ui.copyFailed'), { type: isCopied ? 'default' : 'error' });
  }

  function clear(): void {
    setQuery('');
    setPasted(undefined);
    setSelected(0);
    setExpanded(NOTHING);
    setAnnounced('');
  }

  /** Opens the tool that gave an answer, with the question. */
  async function openSource(offer: Offer): Promise<void> {
    await (await import('../../page/open-in/open-offer.ts')).takeOffer(offer);
    onDone?.();
    clear();
    openTool(offer.tool);
  }

  async function open({ entry, offer }: Hit): Promise<void> {
    if (offer) await (await import('../../page/open-in/open-offer.ts')).takeOffer(offer, pasted?.cut);
    if (closesPalette(entry)) {
      onDone?.();
      clear();
    }
    if ('action' in entry.target) entry.target.action();
    if (offer) openTool(offer.tool);
    else if ('to' in entry.target) navigate(entry.target.to);
  }

  /** Waits for the search to load and for the answer, so that Enter also works for people who type faster than that. */
  async function openCurrent(isSource: boolean): Promise<void> {
    const awaited = answered || selected > 0 || question === '' ? answered : await awaitAnswer(question, language);
    const hit = index && (answered || !awaited) ? hits[current] : groupsFor(await whenLoaded(), awaited)[0]?.hits[0];
    if (!hit || !isListWanted) return;
    if (isSource && hit.source) await openSource(hit.source);
    else await open(hit);
  }

  function toggleFavorite(tool: string): void {
    setAnnounced(words.t(favorites.has(tool) ? 'app.removedFavorite' : 'app.addedFavorite', { name: tools[tool]?.name }));
    favorites.toggle(tool);
  }

  function take(data: DataTransfer): void {
    void (data.files.length > 0 ? takeFiles([...data.files]) : takeText(data.getData('text/plain')));
  }

  async function takeFiles([file, ...others]: readonly File[]): Promise<void> {
    if (!file) return;
    input.current?.focus();
    if (others.length > 0) showToast(words.t('app.oneFile', { name: file.name }), { type: 'warning' });
    const { pastedFile } = await import('./pasted.ts');
    await showWithUnwrap(await pastedFile(file, language), file);
  }

  /** Opens a file of another app: in its tool if only one fits, otherwise the reader chooses. */
  async function takeLaunched([file, ...others]: readonly File[]): Promise<void> {
    if (!file) return;
    const { pastedFile } = await import('./pasted.ts');
    const next = await pastedFile(file, language);
    const certain = next.offers.filter(({ confidence }) => confidence === 'certain');
    const [only, ...more] = certain.length > 0 ? certain : next.offers.filter(({ confidence }) => confidence !== 'any-text');
    if (!only || more.length > 0 || others.length > 0) return takeFiles([file, ...others]);
    await (await import('../../page/open-in/open-offer.ts')).takeOffer(only, next.cut);
    openTool(only.tool);
  }

  async function takeText(text: string): Promise<void> {
    if (text.trim() === '') return;
    const { pastedText } = await import('./pasted.ts');
    await showWithUnwrap(await pastedText(text, language), text);
  }

  /** Shows the tools for the content at once, and Unwrap among them when the worker has found several layers. */
  async function showWithUnwrap(next: Pasted, content: string | File): Promise<void> {
    show(next);
    const { withUnwrap } = await import('./nested.ts');
    const more = await withUnwrap(next, content);
    if (more) setPasted((current) => (current === next ? more : current));
  }

  /** Pasted content is above the list; words typed before it do not filter the list. */
  function show(next: Pasted): void {
    clear();
    setPasted(next);
  }
  const isOver = useDroppedFiles(!isHero, (files) => void takeFiles(files));
  const takeAnywhere = useEffectEvent(take);
  const takeRequest = useEffectEvent((request: Requested) => {
    input.current?.focus();
    if ('query' in request) setQuery(request.query);
    else if ('file' in request) void takeLaunched([request.file]);
    else void takeText(request.text);
  });
  const takeLaunch = useEffectEvent((files: readonly File[]) => void takeLaunched(files));

  const noteFocus = useEffectEvent(() => setFocus(true));
  useEffect(() => {
    // The focus came before the app, which missed the event.
    if (document.activeElement === input.current) noteFocus();
    const page = input.current?.closest('main');
    const focused = document.activeElement;
    // Focus that the reader set before the app was ready stays.
    const isTaken = focused !== page && page?.contains(focused);
    if (isHero && !isTaken && matchMedia(WIDE).matches) input.current?.focus();
  }, [isHero]);

  // A shortcut, or an app that shares a text, opens the home page with a search.
  useEffect(() => {
    if (isHero && /[?&](?:search|shared)\b/u.test(location.search))
      void import('./requested.ts').then(async ({ takeRequested }) => takeRequest(await takeRequested()));
  }, [isHero]);

  // The system opens a file with the installed app.
  useEffect(() => {
    if (!isHero || !window.launchQueue) return undefined;
    let isGone = false;
    let end: (() => void) | undefined;
    void import('./launched.ts').then(({ onLaunched }) => {
      if (!isGone) end = onLaunched(takeLaunch);
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [isHero]);

  // On the home page, a paste anywhere goes to this box.
  useEffect(() => {
    if (!isHero) return undefined;
    const handlePaste = (event: globalThis.ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog, [contenteditable="true"]')) return;
      if (!event.clipboardData) return;
      event.preventDefault();
      input.current?.focus();
      takeAnywhere(event.clipboardData);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [isHero]);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const { clipboardData: data, currentTarget } = event;
    const meaning = data.files.length > 0 ? 'content' : meaningOfPaste(data.getData('text/plain'), currentTarget);
    if (meaning === 'words') return;
    event.preventDefault();
    if (meaning === 'content') take(data);
  }

  function select(index: number): void {
    const next = Math.max(0, Math.min(hits.length - 1, index));
    setSelected(next);
    document.getElementById(idOfHit(id, next))?.scrollIntoView({ block: 'nearest' });
  }

  /** Handles a key; returns whether the key was for the list. */
  function handleKey(event: KeyboardEvent): boolean {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (key === 'Enter') void openCurrent(ctrlKey || metaKey);
    else if (key === 'ArrowDown') select(current + 1);
    else if (key === 'ArrowUp') select(current - 1);
    else if (key === 'Home' && !shiftKey && isOpen) select(0);
    else if (key === 'End' && !shiftKey && isOpen) select(hits.length - 1);
    else if (isKey(nativeEvent, 'd') && (ctrlKey || metaKey) && isOpen && currentTool !== undefined) toggleFavorite(currentTool);
    else if (key === 'Escape' && isAsked) {
      clear();
      // In the palette, Escape must also reach the dialog, which closes.
      return isHero;
    } else return false;
    return true;
  }

  /** The answer, or the number of results. */
  function statusOf([first]: readonly Hit[]): string {
    return first?.source
      ? words.t('app.answered', { answer: first.entry.name, name: first.entry.description })
      : words.t('app.searchResults', { count: hits.length });
  }

  return (
    <div
      className={classNames(styles.search, isHero && styles.hero)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      <div className={styles.box}>
        <SearchGlyph size={20} aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={words.t('app.search')}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(isOpen && { 'aria-activedescendant': idOfHit(id, current) })}
          placeholder={isHero ? words.t('app.searchHero', { count: Object.keys(tools).length }) : words.t('app.search')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            clear();
            setQuery(event.target.value);
          }}
          onPaste={handlePaste}
          onKeyDown={(event) => {
            // The Enter that ends an IME composition, such as for Chinese, opens nothing.
            if (!event.nativeEvent.isComposing && handleKey(event)) event.preventDefault();
          }}
        />
        {isHero && query === '' && <SearchKeys />}
        {isOver && <p className={styles.drop}>{words.t('app.dropFile')}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {announced || (isAsked && index && !isPending ? statusOf(hits) : '')}
      </p>
      <div className={styles.panel} hidden={isHero && !(isAsked && hasFocus)}>
        {parts && (
          <parts.HitList
            id={id}
            groups={groups}
            current={current}
            query={query}
            pasted={pasted}
            isPending={isPending}
            isFavorite={favorites.has}
            onOpen={(hit) => void open(hit)}
            onSource={(offer) => void openSource(offer)}
            onHeart={toggleFavorite}
            onForget={clear}
          />
        )}
        {!index && !isLost && isListWanted && <p className={styles.none}>{words.t('app.loading')}</p>}
        {isLost && isListWanted && (
          <p role="alert" className={styles.none}>
            {words.t('app.partNotLoaded')}{' '}
            <Button size="small" onClick={retry}>
              {words.t('app.tryAgain')}
            </Button>
          </p>
        )}
      </div>
      {!isHero && parts && (
        <parts.PaletteFooter
          tool={currentTool}
          isAnswer={hits[current]?.source !== undefined}
          isFavorite={currentTool !== undefined && favorites.has(currentTool)}
          onToggle={toggleFavorite}
        />
      )}
    </div>
  );
}
