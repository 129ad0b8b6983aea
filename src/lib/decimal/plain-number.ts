/** Whether the text is a number in programming notation: `-1.5e3`, `.5`, `7.`. */
export const isPlainNumber = (text: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(text);
