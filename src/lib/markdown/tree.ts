import type rehypeSanitize from 'rehype-sanitize';

/** HTML as a tree. */
export type Root = ReturnType<ReturnType<typeof rehypeSanitize>>;
type Content = Root['children'][number];
export type Element = Extract<Content, { readonly type: 'element' }>;
export type Node = Root | Content;
