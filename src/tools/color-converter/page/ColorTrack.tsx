import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './color.module.css';

interface ColorTrackProps {
  /** The colors along the track, as a CSS gradient. */
  readonly gradient: string;
  /** The color of the thumb, in CSS. */
  readonly thumb: string;
  /** Shows a checkerboard, not hatching, where the gradient is transparent. Default false. */
  readonly isAlpha?: boolean;
  /** The slider. */
  readonly children: ReactNode;
}

/** Draws the track of a slider as a gradient of the colors that it selects. */
export function ColorTrack({ gradient, thumb, isAlpha = false, children }: ColorTrackProps) {
  const style: CSSProperties & { readonly '--track': string; readonly '--thumb': string } = { '--track': gradient, '--thumb': thumb };
  return (
    <div className={classNames(styles.track, isAlpha && styles.alphaTrack)} style={style}>
      {children}
    </div>
  );
}
