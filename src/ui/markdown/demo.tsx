import { useState } from 'react';
import { InputText } from '../input-text/InputText.tsx';
import { Markdown } from './Markdown.tsx';

const everything = `# Heading 1
## Heading 2
### Heading 3
Text with **strong**, *emphasis*, ~~struck out~~ and \`code\`.
A line break alone is a space.

- a list
- of points
  1. and numbers
  2. in it
- [x] done
- [ ] not done

> A quote with a [link](https://example.com) that opens in a new tab, and https://example.com on its own.

\`\`\`json
{ "code": true, "and a long line": "that wraps at the edge, because a page should not scroll sideways" }
\`\`\`

| Left | Centre | Right |
| :--- | :----: | ----: |
| a | b | 1 |
| wide ${'and wider '.repeat(12)} | c | 2 |

---

A note[^1].

[^1]: At the end.
`;

const withHtml = `<details open>
<summary>HTML is cleaned</summary>

<kbd>Ctrl</kbd> + <kbd>C</kbd>, H<sub>2</sub>O and a <a href="https://example.com">link made of HTML</a>.

</details>`;

const hostile = `<script>alert(1)</script> <b onclick=alert(1)>Bold</b> <img alt="" onerror=alert(1)>

[a link to nowhere](javascript:alert(1)), [another](data:text/html,x) and ![an image](javascript:alert(1))`;

export default function MarkdownDemo() {
  const [text, setText] = useState('Type *here*');
  return (
    <>
      <section>
        <h2>Typed</h2>
        <InputText label="Markdown" multiline value={text} onChange={setText} />
        <Markdown markdown={text} />
      </section>
      <section>
        <h2>All it knows</h2>
        <Markdown markdown={everything} />
      </section>
      <section>
        <h2>With HTML</h2>
        <Markdown markdown={withHtml} />
      </section>
      <section>
        <h2>Nothing runs</h2>
        <Markdown markdown={hostile} />
      </section>
      <section>
        <h2>HTML that lies too deep to be cleaned: shown as it is</h2>
        <Markdown markdown={'<b>'.repeat(600)} tabIndex={0} style={{ maxHeight: 80, overflow: 'auto' }} />
      </section>
      <section>
        <h2>Empty</h2>
        <Markdown markdown="" />
      </section>
    </>
  );
}
