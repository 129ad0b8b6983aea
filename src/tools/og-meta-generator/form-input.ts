import type { OutputValues } from '../../contract/fields.ts';
import type { inspect } from './fields.ts';
import { inputOf } from './properties.ts';
import { ogTypes, twitterCards } from './terms.ts';

type Inspected = Pick<OutputValues<typeof inspect.output>, 'tags' | 'title' | 'description' | 'url' | 'siteName' | 'image'>;

/** Returns the inputs of `generate` for an inspected page, with defaults for unknown types. */
export function formInputOf({ tags, title, description, url, siteName, image }: Inspected) {
  const input = inputOf(tags);
  const type = ogTypes.find((known) => known === input['type']) ?? 'website';
  const twitterCard = twitterCards.find((known) => known === input['twitterCard']) ?? 'summary_large_image';
  return { ...input, title, description, url, image, siteName, type, twitterCard, determiner: '' };
}
