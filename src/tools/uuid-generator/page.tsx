import { GeneratorLayout } from '../../page/layouts/GeneratorLayout.tsx';
import { ValueCard } from '../../page/ValueCard.tsx';
import { Field } from '../../page/Field.tsx';
import { Segments } from '../../page/fields/Segments.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { Bits } from './page/Bits.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate, inspect: Inspect }} />;

const NAMESPACES = { dns: { namespace: 'dns' }, url: { namespace: 'url' }, oid: { namespace: 'oid' }, x500: { namespace: 'x500' } };

function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  return (
    <GeneratorLayout
      operation={operation}
      options={
        <>
          <Field operation={operation} name="version" control={(props) => <Segments {...props} isCode />} />
          <p className={look.note} aria-live="polite">
            {words(operation.input.version)}
          </p>
          <Field operation={operation} name="namespace">
            <Presets operation={operation} label={words('namespaces')} presets={NAMESPACES} nameOf={(name) => name} />
          </Field>
          <Field operation={operation} name="name" />
          <Options operation={operation} names={['count', 'format', 'uppercase', 'timestamp', 'clockSequence', 'node']} shown={6} />
        </>
      }
    />
  );
}

const CONTENTS = ['version', 'variant', 'timestamp', 'unixMilliseconds', 'clockSequence', 'node', 'nodeKind'] as const;
const FORMS = ['integer', 'oid', 'urn', 'base64url', 'guidBytes'] as const;

/** Renders the contents; fields that do not apply to this UUID are omitted. */
function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  const words = useWords<typeof en>();
  const { output } = operation;
  const contents = CONTENTS.filter((name) => output[name] !== '');
  return (
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation} title={words('contents')} names={['canonical', ...contents]}>
        <Output operation={operation} name="canonical" />
        <Output operation={operation} name="notes" />
        <Bits {...output} />
        <Outputs operation={operation} names={contents} />
      </Results>
      <div hidden={output.canonical === ''}>
        <ValueCard operation={operation} title={words('otherForms')} names={FORMS} />
      </div>
    </Stack>
  );
}
