// A mark of the byte order may stand before it.
const FRONT_MATTER = /^\uFEFF?---[ \t]*(?:\r\n|\r|\n)(?:(?!---[ \t]*(?:[\r\n]|$)).*(?:\r\n|\r|\n))*?---[ \t]*(?:\r\n|\r|\n|$)/u;

/** The text without the block between two lines of `---` at its very start. */
export const stripFrontMatter = (markdown: string): string => markdown.slice(frontMatterOf(markdown).length);

/** The block of front matter with its marks and line endings; empty if there is none. */
export const frontMatterOf = (markdown: string): string => FRONT_MATTER.exec(markdown)?.[0] ?? '';
