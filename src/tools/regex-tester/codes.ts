/** What a pattern must find in a text: a match anywhere, none, or exactly the given one. */
export const expectations = ['match', 'no-match', 'exact'] as const;
export type Expectation = (typeof expectations)[number];

/** `json`: the test file itself; `javascript`: Vitest or Jest; `python`: pytest; `go`: the package `testing`. */
export const testLanguages = ['json', 'javascript', 'python', 'go'] as const;
export type TestLanguage = (typeof testLanguages)[number];
