/** Replacement tokens, each with an example: pattern, replacement, text and result. */
export const replacementTokens = [
  { id: 'whole', token: '$&', pattern: 'b', replacement: '[$&]', text: 'abc', result: 'a[b]c' },
  { id: 'numbered', token: '$1', pattern: '(b)(c)', replacement: '$2$1', text: 'abc', result: 'acb' },
  { id: 'named', token: '$<name>', pattern: '(?<x>b)', replacement: '<$<x>>', text: 'abc', result: 'a<b>c' },
  { id: 'dollar', token: '$$', pattern: 'b', replacement: '$$', text: 'abc', result: 'a$c' },
  { id: 'before', token: '$`', pattern: 'b', replacement: '$`', text: 'abc', result: 'aac' },
  { id: 'after', token: "$'", pattern: 'b', replacement: "$'", text: 'abc', result: 'acc' },
] as const;

export const flags = ['g', 'i', 'm', 's', 'u', 'v', 'y', 'd'] as const;

/** Characters to escape, by context. */
export const escapes = { outside: String.raw`^ $ \ . * + ? ( ) [ ] { } | /`, inside: String.raw`\ ]`, insideV: '( ) [ { } / - |' } as const;
