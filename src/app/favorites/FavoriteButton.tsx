import HeartGlyph from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import HeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useShell } from '../shell.tsx';
import { useFavorites } from './favorites.ts';
import styles from './heart.module.css';

interface FavoriteButtonProps {
  readonly tool: string;
  readonly className?: string | undefined;
}

/** The heart on a card or a tool page, which adds the tool to the favorites or removes it. */
export function FavoriteButton({ tool, className }: FavoriteButtonProps) {
  const { tools } = useShell();
  const { has, toggle } = useFavorites(tools);
  return <Heart name={tools[tool]?.name ?? tool} isFavorite={has(tool)} className={className} onClick={() => toggle(tool)} />;
}

interface HeartProps {
  /** The name of the favorite. */
  readonly name: string;
  readonly isFavorite: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

export function Heart({ name, isFavorite, className, onClick }: HeartProps) {
  const { words } = useShell();
  const action = words.t(isFavorite ? 'app.removeFavorite' : 'app.addFavorite');
  return (
    <Button
      variant="text"
      className={classNames(styles.heart, className)}
      icon={isFavorite ? <HeartFilled size={20} aria-hidden /> : <HeartGlyph size={20} stroke={1.75} aria-hidden />}
      iconOnly
      aria-pressed={isFavorite}
      aria-label={`${action}: ${name}`}
      onClick={onClick}
    >
      {action}
    </Button>
  );
}
