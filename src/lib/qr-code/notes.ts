import { blendOver, contrastRatio, readHexColor, relativeLuminance, WHITE } from '../color/color.ts';
import type { QrCodeNote } from './terms.ts';
import { isLogoTooLarge, type Logo } from './logo.ts';
import type { QrCode } from './matrix.ts';
import type { QrCodeStyle } from './shape.ts';

const DENSE_VERSION = 25;
const MIN_CONTRAST = 3;
// ISO/IEC 18004, section 6.3.8.
const STANDARD_MARGIN = 4;

/** Returns what makes a code hard to scan. Transparent colors are assumed to be on white. */
export function notesOn(code: QrCode, { foreground, background, margin }: QrCodeStyle, logo?: Logo): QrCodeNote[] {
  const paper = blendOver(readHexColor(background), WHITE);
  const ink = blendOver(readHexColor(foreground), paper);
  const notes: QrCodeNote[] = [];
  if (code.version >= DENSE_VERSION) notes.push('dense');
  if (relativeLuminance(ink) > relativeLuminance(paper)) notes.push('inverted');
  if (logo && isLogoTooLarge(code, logo)) notes.push('logo-large');
  if (contrastRatio(ink, paper) < MIN_CONTRAST) notes.push('low-contrast');
  if (margin < STANDARD_MARGIN) notes.push('small-margin');
  return notes;
}
