/** The sample of a new page: one element of each type. */
export const SAMPLE = `# Release notes

Version **2.0** is out. It is *faster*, and ~~nearly~~ finished; see [the changelog](https://example.com/changelog).[^1]

## What is new

| Part   | Before | Now   |
| :----- | -----: | ----: |
| Start  |  1.8 s | 0.4 s |
| Memory |  90 MB | 32 MB |

- [x] Tables, task lists and footnotes
- [ ] Something for <kbd>Ctrl</kbd> + <kbd>K</kbd>

> Run it once before you trust it.

\`\`\`js
const greet = (name) => \`Hello, \${name}\`;
\`\`\`

[^1]: Changes that break something are marked there.
`;
