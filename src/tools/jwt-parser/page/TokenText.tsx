import { useWords } from '../../../page/tool-context.tsx';
import type en from '../strings/en.json';
import type { TokenPiece } from '../token-parts.ts';
import { splitToken } from '../token-parts.ts';
import styles from './jwt.module.css';

// Beyond this the colours cost more time than they are worth.
const MAX_COLOURED_LENGTH = 20_000;

export const isColoured = (token: string): boolean => token.length <= MAX_COLOURED_LENGTH;

/** A token with its parts in colours. */
export function TokenText({ token }: { readonly token: string }) {
  if (!isColoured(token)) return token;
  return splitToken(token).map(({ name, text }, index) => (
    <span key={index} data-part={name} className={styles.piece}>
      {text}
    </span>
  ));
}

/** Says in words which part has which colour. */
export function PartsLegend({ token }: { readonly token: string }) {
  const words = useWords<typeof en>();
  if (!isColoured(token)) return null;
  const parts = splitToken(token).filter((piece): piece is TokenPiece & { name: NonNullable<TokenPiece['name']> } => piece.name !== undefined);
  if (parts.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={words('parts')}>
      {parts.map(({ name }) => (
        <li key={name} data-part={name} className={styles.piece}>
          {words('partName', { part: name })}
        </li>
      ))}
    </ul>
  );
}
