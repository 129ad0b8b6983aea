import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import type { Language } from '../../contract/languages.ts';
import { searchWordsOf } from '../search-words.ts';
import { ToolTile } from '../ToolTile.tsx';
import { prepareTool } from '../ToolView.tsx';
import { useShell } from '../shell.tsx';
import styles from './home.module.css';
import { useNewTools } from './newest.ts';

interface ToolCardProps {
  readonly tool: string;
  /** More buttons, at the end of the card. */
  readonly children?: ReactNode;
}

/** A tool as a card: a link over the whole card, described by its tooltip, and the heart as a separate button on the corner of the tile. */
export function ToolCard({ tool, children }: ToolCardProps) {
  const { words, tools: toolWords, language } = useShell();
  const { name, short, lang } = toolWords[tool] ?? {};
  // A tool that was new on the build date may no longer be new.
  const isNew = useNewTools().includes(tool);
  const link = useRef<HTMLAnchorElement>(null);
  const prepare = (): void => {
    prepareTool(tool, language);
    void describe(link.current, tool, language);
  };
  return (
    <article className={styles.card} onPointerEnter={prepare}>
      <span className={styles.tile}>
        <ToolTile tool={tool} />
      </span>
      <h3>
        <Link ref={link} href={`/${tool}`} className={styles.link} lang={lang} onFocus={prepare}>
          {name}
        </Link>
        {isNew && <span className={styles.badge}>{words.t('app.new')}</span>}
      </h3>
      {children !== undefined && <span className={styles.buttons}>{children}</span>}
      <FavoriteButton tool={tool} className={styles.heart} />
      <p lang={lang}>{short}</p>
    </article>
  );
}

/** Adds the description, which comes with the words of the search. Until they have loaded, and without them, the short line describes the tool. */
async function describe(link: HTMLAnchorElement | null, tool: string, language: Language): Promise<void> {
  const words = await searchWordsOf(tool, language);
  if (link && words) link.title = words.description;
}
