import { DemoTool, describeText } from '../demo-tool.tsx';
import { Field } from '../Field.tsx';
import { FieldGrid } from '../FieldGrid.tsx';
import { InputCard } from '../layouts/InputCard.tsx';
import { Options } from '../layouts/Options.tsx';
import { MainInput } from '../MainInput.tsx';
import { Presets } from '../parts/Presets.tsx';
import { useOperation } from '../session/use-operation.ts';
import { ColoredTextInput } from './ColoredTextInput.tsx';
import { Range } from './Range.tsx';
import { Segments } from './Segments.tsx';

export default function FieldsDemo() {
  return (
    <DemoTool>
      <Fields />
    </DemoTool>
  );
}

const PARTS = { word: 'Words', number: 'Numbers' } as const;

const wordsAndSpaces = (text: string) =>
  text.split(/(\s+)/u).map((piece) => ({ text: piece, part: /^\d+$/u.test(piece) ? ('number' as const) : /\S/u.test(piece) ? ('word' as const) : undefined }));

function Fields() {
  const operation = useOperation(describeText);
  return (
    <>
      <section>
        <h2>MainInput: what an operation works on, with its toolbar</h2>
        <MainInput operation={operation} autoFocus={false} rows={3} />
      </section>
      <section>
        <h2>Field: the control of each kind, in a FieldGrid</h2>
        <FieldGrid operation={operation} names={['letterCase', 'ending', 'tag', 'limit', 'marks', 'strict', 'tint', 'since', 'attachment']} />
      </section>
      <section>
        <h2>Field with another control: Segments, Range, ColoredTextInput</h2>
        <Field operation={operation} name="letterCase" control={(props) => <Segments {...props} />} />
        <Field operation={operation} name="limit" control={(props) => <Range {...props} />} />
        <Field
          operation={operation}
          name="text"
          control={(props) => <ColoredTextInput {...props} piecesOf={wordsAndSpaces} nameOf={(part) => PARTS[part]} legend="Parts of the text" />}
        />
      </section>
      <section>
        <h2>Options: fields in a row, with presets below one</h2>
        <Options
          operation={operation}
          names={['letterCase', 'limit']}
          below={{ limit: <Presets operation={operation} label="Limits" presets={{ low: { limit: 10 }, high: { limit: 40 } }} nameOf={(name) => name} /> }}
        />
      </section>
      <section>
        <h2>InputCard: all of them, rare ones behind More options</h2>
        <InputCard operation={operation} rows={3} />
      </section>
    </>
  );
}
