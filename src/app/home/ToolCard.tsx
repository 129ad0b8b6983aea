import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
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
  const { name, description, short, lang } = toolWords[tool] ?? {};
  // A tool that was new on the build date may no longer be new.
  const isNew = useNewTools().includes(tool);
  return (
    <article className={styles.card} onPointerEnter={() => prepareTool(tool, language)}>
      <span className={styles.tile}>
        <ToolTile tool={tool} />
      </span>
      <h3>
        <Link href={`/${tool}`} className={styles.link} title={description} lang={lang} onFocus={() => prepareTool(tool, language)}>
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
