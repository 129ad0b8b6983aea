import { waitFor } from '@testing-library/react';

/** The text in the clipboard. */
export const copied = (): Promise<string> => navigator.clipboard.readText();

/** Waits until a text, or one that matches an expression, has been copied. */
export const expectCopied = (expected: string | RegExp): Promise<void> =>
  waitFor(async () => {
    const text = await copied();
    const isRight = typeof expected === 'string' ? text === expected : expected.test(text);
    if (!isRight) throw new Error(`${JSON.stringify(text)} was copied, not ${String(expected)}`);
  });
