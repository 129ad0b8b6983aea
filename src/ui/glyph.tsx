import type { ReactNode, SVGProps } from 'react';
import styles from './glyph.module.css';

interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Side in pixels. Default 24. */
  readonly size?: number;
  /** Width of the lines, in units of which the icon is 24 wide. Default 2. Filled icons have none. */
  readonly stroke?: number;
}

export type Glyph = (props: GlyphProps) => ReactNode;

/** An icon that is one path. The build makes Tabler's into these (`scripts/glyphs-plugin.ts`). */
export const glyph =
  (path: string, isFilled = false): Glyph =>
  ({ size = 24, stroke = 2, className, ...rest }: GlyphProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={isFilled ? className : [styles.lines, className].filter(Boolean).join(' ')}
      {...(isFilled ? { fill: 'currentColor' } : { strokeWidth: stroke })}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
