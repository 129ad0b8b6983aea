import { run } from '../../runtime/recipe/fields.ts';
import { findDraft } from '../session/drafts.ts';
import type { PageInput } from '../session/page-state.ts';

/** What the next recipes page starts with. */
export function begunRecipe(): PageInput | undefined {
  return findDraft('recipes', { run }).read().inputs.run;
}
