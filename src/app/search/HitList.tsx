import { Fragment } from 'react';
import HeartGlyph from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import HeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import type { Offer } from '../../runtime/offers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import type { TextPart } from '../../runtime/search/matched-parts.ts';
import { matchedParts } from '../../runtime/search/matched-parts.ts';
import { prepareTool } from '../ToolView.tsx';
import { useShell } from '../shell.tsx';
import { idOfHit } from './entry.ts';
import type { Hit, HitGroup, Pasted } from './hits.ts';
import styles from './hits.module.css';

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly current: number;
  /** The search query; empty if something was pasted. */
  readonly query: string;
  readonly pasted: Pasted | undefined;
  /** Whether the search may get an answer soon: until then, “No tools match” would be untrue. */
  readonly isPending: boolean;
  readonly isFavorite: (tool: string) => boolean;
  readonly onOpen: (hit: Hit) => void;
  /** Called for a click on “Open” in the row of an answer. The keyboard has a shortcut instead. */
  readonly onSource: (offer: Offer) => void;
  /** Called for a click on the heart of a row. The keyboard has a shortcut and a button below the list instead. */
  readonly onHeart: (tool: string) => void;
  /** Clears the pasted content. */
  readonly onForget: () => void;
}

/** The results, as the listbox of the search box, below the pasted content. */
export function HitList({ id, groups, current, query, pasted, isPending, isFavorite, onOpen, onSource, onHeart, onForget }: HitListProps) {
  const { words } = useShell();
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0));
  const isEmpty = groups.length === 0;
  const kind = kindOf(pasted);
  return (
    <>
      {pasted && <PastedLine pasted={pasted} onForget={onForget} />}
      <div id={`${id}-list`} role="listbox" aria-label={words.t(titles[kind])} className={styles.list} hidden={isEmpty}>
        {groups.map(({ key, title, hits }, group) => {
          const rows = hits.map((hit, place) => {
            const index = (starts[group] ?? 0) + place;
            const { tool } = hit.entry;
            return (
              <HitRow
                key={hit.entry.id}
                id={idOfHit(id, index)}
                hit={hit}
                hasCategory={title === undefined}
                isCurrent={index === current}
                isFavorite={tool !== undefined && isFavorite(tool)}
                onOpen={onOpen}
                onSource={onSource}
                onHeart={onHeart}
              />
            );
          });
          if (title === undefined) return <Fragment key={key}>{rows}</Fragment>;
          return (
            <div key={key} role="group" aria-label={title} className={styles.group}>
              <p className={styles.groupTitle} aria-hidden="true">
                {title}
              </p>
              {rows}
            </div>
          );
        })}
      </div>
      {isEmpty && !isPending && (pasted || query.trim() !== '') && <p className={styles.none}>{words.t(nothing[kind], { query })}</p>}
    </>
  );
}

const titles = { words: 'app.tools', text: 'app.pastedTakes', file: 'app.fileTakes' } as const;
const nothing = { words: 'app.searchNone', text: 'app.pastedNone', file: 'app.fileNone' } as const;

function kindOf(pasted: Pasted | undefined): keyof typeof titles {
  if (!pasted) return 'words';
  return pasted.isFile ? 'file' : 'text';
}

function PastedLine({ pasted, onForget }: { readonly pasted: Pasted; readonly onForget: () => void }) {
  const { words } = useShell();
  return (
    <p className={styles.pasted}>
      <span>{words.t(pasted.isFile ? 'app.yourFile' : 'app.pasted')}</span>
      <code>{firstLine(pasted.text)}</code>
      <Button size="small" variant="text" icon={<CloseIcon />} onClick={onForget}>
        {words.t('app.forget')}
      </Button>
    </p>
  );
}

const TITLE_LENGTH = 80;

function firstLine(text: string): string {
  const line = text.trim().split(/\r\n|\n|\r/u, 1)[0] ?? '';
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH)}…` : line;
}

interface HitRowProps {
  readonly id: string;
  readonly hit: Hit;
  /** Whether the row shows the category, which is otherwise the title of its group. */
  readonly hasCategory: boolean;
  readonly isCurrent: boolean;
  readonly isFavorite: boolean;
  readonly onOpen: (hit: Hit) => void;
  readonly onSource: (offer: Offer) => void;
  readonly onHeart: (tool: string) => void;
}

function HitRow({ id, hit, hasCategory, isCurrent, isFavorite, onOpen, onSource, onHeart }: HitRowProps) {
  const { words, language } = useShell();
  const { tool, icon, name, description, category, lang } = hit.entry;
  const { terms = [], source } = hit;
  const nameParts = matchedParts(name, terms);
  // The name is what people look for; the description shows why a row without it is there.
  const descriptionParts = matchedParts(description, nameParts.some(({ isMatch }) => isMatch) ? [] : terms);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.hit}
      onPointerEnter={() => tool !== undefined && prepareTool(tool, language)}
      onClick={({ target }) => {
        const isOn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
        if (isOn('[data-heart]') && tool !== undefined) onHeart(tool);
        else if (isOn('[data-source]') && source) onSource(source);
        else onOpen(hit);
      }}
    >
      {icon}
      <span className={styles.hitText}>
        <span className={classNames(styles.hitName, source && styles.answer)} lang={lang}>
          <Marked parts={nameParts} />
        </span>
        {description !== '' && (
          <span className={styles.hitDescription} lang={lang}>
            <Marked parts={descriptionParts} />
          </span>
        )}
        {isFavorite && <span className="visually-hidden">{words.t('app.isFavorite')}</span>}
      </span>
      {hasCategory && !source && <span className={styles.hitCategory}>{category}</span>}
      {source && (
        <span className={styles.hitSource} data-source="" title={words.t('app.answerOpenIn', { name: description })} aria-hidden="true">
          {category}
        </span>
      )}
      {tool !== undefined && (
        <span className={styles.hitHeart} data-heart={isFavorite} title={words.t(isFavorite ? 'app.removeFavorite' : 'app.addFavorite')} aria-hidden="true">
          {isFavorite ? <HeartFilled size={18} /> : <HeartGlyph size={18} stroke={1.75} />}
        </span>
      )}
    </div>
  );
}

/** A text whose matched letters are bold. */
const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
