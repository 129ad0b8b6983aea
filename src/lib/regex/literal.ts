/** Takes `/pattern/flags` apart; a slash in the pattern stands behind a backslash or in brackets. */
export function readLiteral(text: string): { readonly pattern: string; readonly flags: string } | undefined {
  const [, pattern, flags = ''] = /^\/((?:[^\\/[]|\\.|\[(?:[^\\\]]|\\.)*\])+)\/([dgimsuvy]*)$/u.exec(text) ?? [];
  return pattern === undefined ? undefined : { pattern, flags };
}
