import type { ReactNode } from 'react';
import { DemoTool, describeText, plant } from '../demo-tool.tsx';
import { useOperation } from '../session/use-operation.ts';
import { FormLayout } from './FormLayout.tsx';
import { GeneratedList } from './GeneratedList.tsx';
import { GeneratorLayout } from './GeneratorLayout.tsx';
import { InspectorLayout } from './InspectorLayout.tsx';
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
      <Demo title="generator: options first, the result beneath">
        <Generator />
      </Demo>
      <Demo title="generator: own options, and a note below the list">
        <OwnGenerator />
      </Demo>
      <Demo title="GeneratedList: what was generated, each line to be copied, and what there is to say of it">
        <List />
      </Demo>
      <Demo title="two-panes: input left, result right">
        <TwoPanes />
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
const Pair = () => <TwoInputs operation={useOperation(describeText)} names={['text', 'ending']} options={['letterCase', 'limit']} canSwap />;
