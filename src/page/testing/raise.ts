/** For an element that a test needs: `find() ?? raise()`. */
export function raise(): never {
  throw new Error('an element of the test is missing');
}
