/** Whether a text is a number in the notation of programs: `-1.5e3`, `.5`, `7.`. */
export const isPlainNumber = (text: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu.test(text);
