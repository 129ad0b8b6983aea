import HeartGlyph from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import HeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { Button } from '../../ui/button/Button.tsx';
import { useShell } from '../shell.tsx';
import styles from './hits.module.css';
import { shortcutLabel } from './shortcut.ts';

interface PaletteFooterProps {
  /** Id of the tool in the selected row; undefined for rows without a tool. */
  readonly tool: string | undefined;
  /** Whether the selected row is an answer, which Enter copies. */
  readonly isAnswer: boolean;
  readonly isFavorite: boolean;
  readonly onToggle: (tool: string) => void;
}

/** The shortcuts, and the heart of the selected tool for people without a mouse. */
export function PaletteFooter({ tool, isAnswer, isFavorite, onToggle }: PaletteFooterProps) {
  const { words, tools } = useShell();
  const heartName = words.t(isFavorite ? 'app.removeFavorite' : 'app.addFavorite');
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {words.t('app.keysChoose')}
      </span>
      <span className={styles.keys}>
        <kbd>Enter</kbd> {words.t(isAnswer ? 'app.keysCopy' : 'app.keysOpen')}
      </span>
      {isAnswer && (
        <span className={styles.keys}>
          <kbd>{shortcutLabel(navigator.userAgent)}+Enter</kbd> {words.t('app.keysOpen')}
        </span>
      )}
      <span className={styles.keys}>
        <kbd>Esc</kbd> {words.t('app.keysClose')}
      </span>
      {tool !== undefined && (
        <span className={styles.footerHeart}>
          <Button
            size="small"
            variant="text"
            icon={isFavorite ? <HeartFilled size={16} aria-hidden /> : <HeartGlyph size={16} stroke={1.75} aria-hidden />}
            aria-label={`${heartName}: ${tools[tool]?.name ?? tool}`}
            aria-keyshortcuts="Control+D Meta+D"
            onClick={() => onToggle(tool)}
          >
            {heartName}
          </Button>
          <kbd>{words.t('app.keysFavorite', { keys: shortcutLabel(navigator.userAgent) })}</kbd>
        </span>
      )}
    </div>
  );
}
