/** Whether a pattern with these flags is a regular expression of JavaScript. */
export function isPattern(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch (error) {
    // A pattern nested too deeply throws a RangeError in some engines.
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}
