import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import { Switch } from '../switch/Switch.tsx';

const json = JSON.stringify(
  {
    name: 'Penknife',
    tools: [
      { id: 'paper-clip', isNew: true },
      { id: 'pencil-case', size: 12.5 },
    ],
    none: null,
  },
  null,
  2,
);
const yaml = `# A comment
name: Penknife
tools:
  - id: paper-clip
    isNew: true
  - id: pencil-case
`;
const long = `${'a long line that goes on and on '.repeat(20)}\nand a short one`;

export default function CodeEditorDemo() {
  const [text, setText] = useState(json);
  const [other, setOther] = useState(yaml);
  const [wrap, setWrap] = useState(false);
  const editor = useRef<CodeEditorHandle>(null);
  return (
    <>
      <section>
        <h2>JSON: numbered, coloured, to be folded and searched (Ctrl F)</h2>
        <CodeEditor ref={editor} label="JSON" language="json" value={text} onChange={setText} />
        <Button onClick={() => editor.current?.goTo(4, 3)}>Go to line 4, column 3</Button>
      </section>
      <section>
        <h2>YAML</h2>
        <CodeEditor label="YAML" language="yaml" value={other} onChange={setOther} />
      </section>
      <section>
        <h2>Long lines</h2>
        <Switch label="Wrap" checked={wrap} onChange={setWrap} />
        <CodeEditor label="Long lines" wrap={wrap} value={long} />
      </section>
      <section>
        <h2>Read-only</h2>
        <CodeEditor label="Read-only" readOnly value="Can be copied, not changed" />
      </section>
      <section>
        <h2>Invalid</h2>
        <CodeEditor label="Invalid" invalid language="json" value="{ nothing }" />
      </section>
      <section>
        <h2>Empty</h2>
        <CodeEditor label="Empty" value="" />
      </section>
    </>
  );
}
