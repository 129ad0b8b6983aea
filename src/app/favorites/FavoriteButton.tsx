import Heart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import HeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { Button } from '../../ui/button/Button.tsx';
import { useShell } from '../shell.tsx';
import { useFavorites } from './favorites.ts';

interface FavoriteButtonProps {
  readonly tool: string;
  readonly className?: string | undefined;
}

/** The heart on a card or a tool page, which adds the tool to the favourites or removes it. */
export function FavoriteButton({ tool, className }: FavoriteButtonProps) {
  const { words, tools } = useShell();
  const { has, toggle } = useFavorites(tools);
  const isFavorite = has(tool);
  return (
    <Button
      variant="text"
      className={className}
      icon={isFavorite ? <HeartFilled size={20} aria-hidden /> : <Heart size={20} stroke={1.75} aria-hidden />}
      iconOnly
      aria-pressed={isFavorite}
      aria-label={`${words.t(isFavorite ? 'app.removeFavorite' : 'app.addFavorite')}: ${tools[tool]?.name ?? tool}`}
      onClick={() => toggle(tool)}
    >
      {words.t(isFavorite ? 'app.removeFavorite' : 'app.addFavorite')}
    </Button>
  );
}
