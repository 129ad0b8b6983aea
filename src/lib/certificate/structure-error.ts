/** Thrown for bytes that do not have the expected structure. */
export class StructureError extends Error {
  override readonly name = 'StructureError';
}
