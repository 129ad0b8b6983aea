import type { Entry } from './entries.tsx';

/** A route and a link close the palette unless told otherwise; an action leaves it open unless told otherwise. */
export const closesPalette = ({ target, closeOnSelect }: Pick<Entry, 'target' | 'closeOnSelect'>): boolean => closeOnSelect ?? !('action' in target);
