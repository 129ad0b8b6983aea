/** Returns the lines of a JSON5 comment without its markers, each as it would follow a one-line marker. */
export function commentLines(comment: string): string[] {
  if (comment.startsWith('//')) return [comment.slice(2).trimEnd()];
  const lines = comment
    .slice(2, -2)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    // The leading asterisks in the lines of many block comments are decoration.
    .map((line, index) => (index === 0 ? line.replace(/^\*+/u, '') : line.replace(/^\s*\*+/u, '')).trim());
  while (lines.length > 1 && lines[0] === '') lines.shift();
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line === '' ? '' : ` ${line}`));
}
