import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { DemoTool, describeText, plant } from '../demo-tool.tsx';
import { useOperation } from '../session/use-operation.ts';
import { FormLayout } from './FormLayout.tsx';
import { GeneratedList } from './GeneratedList.tsx';
import { GeneratorLayout } from './GeneratorLayout.tsx';
import { InspectorLayout } from './InspectorLayout.tsx';
import { Pane, PaneEditor, Panes } from './panes.tsx';
import { ReferenceLayout } from './ReferenceLayout.tsx';
import { TwoInputs } from './TwoInputs.tsx';
import { TwoPanesLayout } from './TwoPanesLayout.tsx';

export default function LayoutsDemo() {
  return (
    <>
      <Demo title="form: fields beside their results">
        <Form />
      </Demo>
      <Demo title="inspector: one thing in, many out">
        <Inspector />
      </Demo>
      <Demo title="reference: a search with all its choices in sight">
        <Reference />
      </Demo>
      <Demo title="generator: the result first, its options below">
        <Generator />
      </Demo>
      <Demo title="generator: a note below the list, and own options">
        <OwnGenerator />
      </Demo>
      <Demo title="GeneratedList: what was generated, each line to be copied, and what there is to say of it">
        <List />
      </Demo>
      <Demo title="two-panes: input left, result right">
        <TwoPanes />
      </Demo>
      <Demo title="Pane: content with a title; PaneEditor: a text with its error">
        <OwnPanes />
      </Demo>
      <Demo title="TwoInputs: texts that belong together">
        <Pair />
      </Demo>
    </>
  );
}

const Demo = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <DemoTool>{children}</DemoTool>
  </section>
);

const Form = () => <FormLayout operation={useOperation(describeText)} />;
const Inspector = () => <InspectorLayout operation={useOperation(describeText)} />;
const Reference = () => <ReferenceLayout operation={useOperation(describeText)} />;
const Generator = () => <GeneratorLayout operation={useOperation(plant)} />;
const OwnGenerator = () => (
  <GeneratorLayout operation={useOperation(plant)} options={<p>One to twenty trees.</p>} nameOfLine={(number) => `tree ${number}`}>
    <p>Trees are drawn from a list of five.</p>
  </GeneratorLayout>
);
function List() {
  const operation = useOperation(plant);
  return (
    <GeneratedList operation={operation} output="trees" nameOfLine={(number) => `tree ${number}`}>
      <p>Trees are drawn from a list of five.</p>
    </GeneratedList>
  );
}
const TwoPanes = () => <TwoPanesLayout operation={useOperation(describeText)} options={['letterCase', 'limit']} outputs={['warnings', 'length']} />;
function OwnPanes() {
  const operation = useOperation(describeText);
  return (
    <Panes low>
      <Pane operation={operation} name="text" label="Text" tools={<Button size="small">Start new</Button>}>
        <PaneEditor operation={operation} name="text" label="Text" value={operation.input.text} onChange={(text) => operation.set('text', text)} />
      </Pane>
      <Pane operation={operation} name="written" label="Written">
        <p>{operation.output.written}</p>
      </Pane>
    </Panes>
  );
}
const Pair = () => <TwoInputs operation={useOperation(describeText)} names={['text', 'ending']} options={['letterCase', 'limit']} canSwap />;
