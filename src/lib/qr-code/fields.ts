import { choice, color, integer } from '../../contract/fields.ts';
import { errorCorrectionLevels } from './terms.ts';

/** Drawing inputs that every QR code tool has. */
export const qrCodeInputs = {
  errorCorrectionLevel: choice(errorCorrectionLevels, { default: 'medium' }),
  foreground: color({ default: '#000000' }),
  background: color({ default: '#ffffff' }),
  margin: integer({ min: 0, max: 20, default: 4 }),
  size: integer({ min: 32, max: 8192, default: 1024 }),
};

/** Images larger than this take a while to write. */
export const SLOW_SIZE = 2048;
