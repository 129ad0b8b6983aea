/** Splits `/pattern/flags`; a slash in the pattern must be after a backslash or in brackets. */
export function readLiteral(text: string): { readonly pattern: string; readonly flags: string } | undefined {
  const [, pattern, flags = ''] = /^\/((?:[^\\/[]|\\.|\[(?:[^\\\]]|\\.)*\])+)\/([dgimsuvy]*)$/u.exec(text) ?? [];
  return pattern === undefined ? undefined : { pattern, flags };
}
