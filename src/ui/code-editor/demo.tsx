import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import type { Mark } from './marks.ts';
import type { Span } from './span.ts';
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

const broken = '{\n  "tools": [1, 2,, 3],\n  "none": null,\n  "tools": [] }';
const marks: readonly Mark[] = [
  { line: 2, column: 18, tone: 'error' },
  { line: 4, column: 3, length: 7, tone: 'warning' },
];

const spans: readonly Span[] = [
  { id: 1, start: 0, end: 3, look: 'one' },
  { id: 2, start: 4, end: 7, look: 'other' },
  { id: 2, start: 4, end: 5, look: 'part' },
  { id: 3, start: 13, end: 13, look: 'one' },
];

export default function CodeEditorDemo() {
  const [span, setSpan] = useState<number>();
  const [text, setText] = useState(json);
  const [other, setOther] = useState(yaml);
  const [wrap, setWrap] = useState(false);
  const [faulty, setFaulty] = useState(broken);
  const [isMarked, setMarked] = useState(true);
  const [isLocked, setLocked] = useState(true);
  const [isJson, setJson] = useState(false);
  const editor = useRef<CodeEditorHandle>(null);
  return (
    <>
      <section>
        <h2>JSON: numbered, colored, to be folded and searched (Ctrl F)</h2>
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
        <h2>Read-only and its grammar, both changed at any time</h2>
        <Switch label="Is read-only" checked={isLocked} onChange={setLocked} />
        <Switch label="Is JSON" checked={isJson} onChange={setJson} />
        <CodeEditor label="Read-only" readOnly={isLocked} language={isJson ? 'json' : 'text'} value={json} />
      </section>
      <section>
        <h2>Marks: an error and a warning</h2>
        <Switch label="Marked" checked={isMarked} onChange={setMarked} />
        <CodeEditor
          label="Marked text"
          language="json"
          value={faulty}
          onChange={setFaulty}
          {...(isMarked && { invalid: true, marks, describedBy: 'marked-why' })}
        />
        <p id="marked-why">A value is missing in line 2, and a name comes twice.</p>
      </section>
      <section>
        <h2>Spans: two tones, a part, an empty one; the row below is set off with them</h2>
        <CodeEditor label="Text with spans" value="one two three" spans={spans} activeSpan={span} onSpan={setSpan} />
        <p>{span === undefined ? 'None' : `Span ${span}`}</p>
      </section>
      <section>
        <h2>Empty</h2>
        <CodeEditor label="Empty" value="" />
      </section>
    </>
  );
}
