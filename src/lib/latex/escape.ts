/** Characters that LaTeX prints only by a command, with an empty group after it, which keeps a space that follows. */
export const latexCommands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '|': String.raw`\textbar{}`,
};

/** Writes a character that has a meaning in LaTeX; undefined for another one. */
export const latexCharacter = (character: string): string | undefined => (/[{}$&#%_]/u.test(character) ? `\\${character}` : latexCommands[character]);

// Two of these print one other character: a dash, a quotation mark, or an inverted question or exclamation mark.
const SPECIAL = /[\\{}$&#%_~^<>|]|(?<=-)-|(?<=,),|(?<=')'|(?<=[`?!])`/gu;

/** Escapes text so that LaTeX prints these characters, also two that would become one. */
export const escapeLatex = (text: string): string => text.replaceAll(SPECIAL, (character) => latexCharacter(character) ?? `{}${character}`);
