import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { type FileValue, readFile } from '../../contract/values.ts';
import { drawCode } from '../../lib/qr-code/drawing/draw-code.ts';
import { imageType } from '../../lib/qr-code/image.ts';
import type { Logo } from '../../lib/qr-code/logo.ts';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import { notesOn } from '../../lib/qr-code/notes.ts';
import type { encode } from './fields.ts';

type Input = InputValues<typeof encode.input>;
type Output = OutputValues<typeof encode.output>;

const LOGO_TYPES: readonly (string | undefined)[] = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp'];

/** Encodes a text as a QR code and renders it in all formats. */
export async function drawQrCode(input: Input): Promise<Output> {
  const logo = input.logo && (await readLogo(input.logo, input.logoSize));
  const code = encodeQrCode(
    input.text,
    {
      // Only the highest level can correct the modules that a logo covers.
      errorCorrectionLevel: logo ? 'high' : input.errorCorrectionLevel,
      minimumVersion: input.minimumVersion,
      ...(input.mask === 'auto' ? {} : { mask: Number(input.mask) }),
    },
    'text',
  );
  return {
    ...drawCode(code, input, 'qr-code.png', logo),
    version: code.version,
    modulesPerSide: code.side,
    mask: code.mask,
    byteLength: code.byteLength,
    mode: code.mode,
    errorCorrectionLevel: code.errorCorrectionLevel,
    modules: code.modules.map((row) => row.map(Number).join('')),
    notes: notesOn(code, input, logo),
  };
}

async function readLogo(file: FileValue, size: number): Promise<Logo> {
  const content = await readFile(file);
  const type = imageType(content);
  if (!type || !LOGO_TYPES.includes(type)) throw new InputError('unsupported-image', { field: 'logo' });
  return { content, type, size };
}
