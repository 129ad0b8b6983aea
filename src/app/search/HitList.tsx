import HeartGlyph from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import HeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { classNames } from '../../ui/class-names.ts';
import { preloadTool } from '../tool-loader.ts';
import { useShell } from '../shell.tsx';
import { idOfHit } from './entry.ts';
import type { Hit, HitGroup } from './hits.ts';
import styles from './hits.module.css';

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly current: number;
  readonly label: string;
  readonly isFavorite: (tool: string) => boolean;
  readonly onOpen: (hit: Hit) => void;
  /** Called for a click on the heart of a row. The keyboard has a shortcut and a button below the list instead. */
  readonly onHeart: (tool: string) => void;
}

/** The results, as the listbox of the search box. */
export function HitList({ id, groups, current, label, isFavorite, onOpen, onHeart }: HitListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={groups.length === 0}>
      {groups.map(({ key, title, label: groupLabel, hits }, group) => (
        <div key={key} role="group" aria-label={groupLabel} className={classNames(styles.group, title !== undefined && styles.titled)}>
          {title !== undefined && (
            <p className={styles.groupTitle} aria-hidden="true">
              {title}
            </p>
          )}
          {hits.map((hit, place) => {
            const index = (starts[group] ?? 0) + place;
            const { tool } = hit.entry;
            return (
              <HitRow
                key={hit.entry.id}
                id={idOfHit(id, index)}
                hit={hit}
                isCurrent={index === current}
                isFavorite={tool !== undefined && isFavorite(tool)}
                onOpen={onOpen}
                onHeart={onHeart}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface HitRowProps {
  readonly id: string;
  readonly hit: Hit;
  readonly isCurrent: boolean;
  readonly isFavorite: boolean;
  readonly onOpen: (hit: Hit) => void;
  readonly onHeart: (tool: string) => void;
}

function HitRow({ id, hit, isCurrent, isFavorite, onOpen, onHeart }: HitRowProps) {
  const { words, language } = useShell();
  const { tool, icon, name, description } = hit.entry;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles.hit}
      onPointerEnter={() => tool !== undefined && preloadTool(tool, language)}
      onClick={({ target }) => {
        const isHeart = target instanceof Element && target.closest('[data-heart]') !== null;
        if (isHeart && tool !== undefined) onHeart(tool);
        else onOpen(hit);
      }}
    >
      {icon}
      <span className={styles.hitText}>
        <span className={styles.hitName}>{name}</span>
        {description !== '' && <span className={styles.hitDescription}>{description}</span>}
        {isFavorite && <span className="visually-hidden">{words.t('app.isFavorite')}</span>}
      </span>
      {tool !== undefined && (
        <span className={styles.hitHeart} data-heart={isFavorite} title={words.t(isFavorite ? 'app.removeFavorite' : 'app.addFavorite')} aria-hidden="true">
          {isFavorite ? <HeartFilled size={18} /> : <HeartGlyph size={18} stroke={1.75} />}
        </span>
      )}
    </div>
  );
}
