import type { Category } from '../codes.ts';

/** A row of the table of codes, as the search gives it. */
export interface StatusRow {
  readonly code: number;
  readonly name: string;
  readonly category: Category;
  readonly type: string;
  readonly reference: string;
  readonly cacheable: boolean;
  readonly description: string;
  readonly vendor: string;
}
