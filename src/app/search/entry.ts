import type { ReactNode } from 'react';
import type { Findable } from './find-tools.ts';

/** One row of the palette: a tool, a page, a link to elsewhere, or something that is done at once. */
export interface Entry extends Findable {
  readonly id: string;
  readonly icon: ReactNode;
  readonly tool?: string;
  readonly target: { readonly to: string } | { readonly href: string } | { readonly action: () => void };
  /** Unless set, a route and a link close the palette, and an action leaves it open. */
  readonly closeOnSelect?: boolean;
}

/** A route and a link close the palette unless told otherwise; an action leaves it open unless told otherwise. */
export const closesPalette = ({ target, closeOnSelect }: Pick<Entry, 'target' | 'closeOnSelect'>): boolean => closeOnSelect ?? !('action' in target);

/** Id of a row in the list of a search box. */
export const idOfHit = (list: string, index: number): string => `${list}-${index}`;
