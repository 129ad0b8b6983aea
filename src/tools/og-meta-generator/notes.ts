import { countCodePoints } from '../../lib/charset/utf8.ts';
import type { OgNote } from './terms.ts';
import { ogNotes } from './terms.ts';

// In code points: the minimum that services show.
const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 200;

/** The values of the Open Graph tags. */
export interface OgValues {
  readonly title: string;
  readonly type: string;
  readonly image: string;
  readonly url: string;
  readonly description: string;
  readonly imageAlt: string;
}

/** Returns the missing and invalid tags. */
export function notesOn({ title, type, image, url, description, imageAlt }: OgValues): OgNote[] {
  const found: Readonly<Record<OgNote, boolean>> = {
    'missing-title': title === '',
    'missing-type': type === '',
    'missing-image': image === '',
    'missing-url': url === '',
    'missing-description': description === '',
    'image-not-absolute': image !== '' && !isAbsolute(image),
    'image-not-https': isAbsolute(image) && !/^https:/iu.test(image),
    'url-not-absolute': url !== '' && !isAbsolute(url),
    'missing-image-alt': image !== '' && imageAlt === '',
    'title-too-long': lengthOf(title) > LONGEST_TITLE,
    'description-too-long': lengthOf(description) > LONGEST_DESCRIPTION,
  };
  return ogNotes.filter((note) => found[note]);
}

const isAbsolute = (url: string): boolean => /^https?:\/\//iu.test(url) && URL.canParse(url);

const lengthOf = (text: string): number => countCodePoints(text, text.length);
