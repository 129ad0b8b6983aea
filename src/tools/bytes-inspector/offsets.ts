/** An offset as the field “Offset” reads it. */
export const hexOffset = (offset: number): string => `0x${offset.toString(16)}`;

/** An offset as dumps write it. */
export const formatOffset = (offset: number): string => offset.toString(16).padStart(8, '0');

/** Reads a decimal number, or hex after `0x` or before `h`; undefined for other text. */
export function readOffset(text: string): number | undefined {
  const [, hex, hexBeforeH, decimal] = /^(?:0x([\da-f]{1,12})|([\da-f]{1,12})h|(\d{1,15}))$/iu.exec(text.trim() || '0') ?? [];
  const digits = hex ?? hexBeforeH;
  if (digits !== undefined) return Number.parseInt(digits, 16);
  return decimal === undefined ? undefined : Number(decimal);
}
