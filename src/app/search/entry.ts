import type { ReactNode } from 'react';
import type { Findable } from '../../runtime/search/find-tools.ts';

/** A row of the palette: a tool, a recipe, a page, or an action. */
export interface Entry extends Findable {
  readonly id: string;
  readonly icon: ReactNode;
  readonly tool?: string;
  /** BCP 47 tag of the entry's text, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly target: { readonly to: string } | { readonly action: () => void };
  /** Whether choosing the entry closes the palette. Default: true for routes, false for actions. */
  readonly closeOnSelect?: boolean;
}

/** Whether choosing an entry closes the palette. */
export const closesPalette = ({ target, closeOnSelect }: Pick<Entry, 'target' | 'closeOnSelect'>): boolean => closeOnSelect ?? !('action' in target);

/** The element id of a row in a search box's list. */
export const idOfHit = (list: string, index: number): string => `${list}-${index}`;
