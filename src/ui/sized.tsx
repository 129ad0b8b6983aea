import type { Glyph } from './glyph.tsx';

/** A glyph as an icon, in the one size and stroke that all have. */
export const sized = (Drawing: Glyph) => () => <Drawing size={18} stroke={1.75} aria-hidden focusable={false} />;
