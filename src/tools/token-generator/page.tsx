import { GeneratorLayout } from '../../page/layouts/GeneratorLayout.tsx';
import { Field } from '../../page/Field.tsx';
import { FieldGrid } from '../../page/FieldGrid.tsx';
import { Range } from '../../page/fields/Range.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import page from '../../page/page.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { OperationProps, OperationState } from '../../page/session/operation-state.ts';
import { shownOutput } from '../../page/session/operation-state.ts';
import { Meter } from '../../page/parts/Meter.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Row } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { strengthOf, strengths } from './strength.ts';
import type en from './strings/en.json';
import { symbolPresets } from './symbol-presets.ts';

export default () => <GeneratedTool<typeof fields> views={{ generate: Token, passphrase: Passphrase }} />;

const MORE = ['symbolCharacters', 'alphabet', 'excludedCharacters', 'prefix', 'count', 'excludeAmbiguous', 'requireEachClass'] as const;

function Token({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  const presets = <Presets operation={operation} label={words('symbolPresets')} presets={symbolPresets} nameOf={words} />;
  return (
    <GeneratorLayout
      operation={operation}
      options={
        <>
          <Field operation={operation} name="length" control={(props) => <Range {...props} />} />
          <FieldGrid operation={operation} names={['uppercase', 'lowercase', 'numbers', 'symbols']} label={words('classes')} />
          <Options operation={operation} names={MORE} below={{ symbolCharacters: presets }} />
        </>
      }
      nameOfLine={(number) => words('tokenNumber', { number })}
    >
      <Strength operation={operation} alphabetSize={operation.output.alphabetSize} />
    </GeneratorLayout>
  );
}

function Passphrase({ operation }: OperationProps<typeof fields.passphrase>) {
  const words = useWords<typeof en>();
  return (
    <GeneratorLayout
      operation={operation}
      options={
        <>
          <p className={look.note}>{operation.words.hint}</p>
          <Field operation={operation} name="wordCount" control={(props) => <Range {...props} />} />
          <Options operation={operation} names={['language', 'separator', 'count', 'capitalize', 'appendDigit']} />
        </>
      }
      nameOfLine={(number) => words('passphraseNumber', { number })}
    >
      <Strength operation={operation} />
    </GeneratorLayout>
  );
}

interface StrengthProps {
  readonly operation: OperationState<typeof fields.generate> | OperationState<typeof fields.passphrase>;
  readonly alphabetSize?: number;
}

/** Renders the strength rating of an entropy, and the numbers it comes from, in one line. */
function Strength({ operation, alphabetSize }: StrengthProps) {
  const words = useWords<typeof en>();
  const { name, example, hasOutput } = operation;
  const output = shownOutput<{ readonly entropyBits: number }>(operation);
  const strength = strengthOf(output.entropyBits);
  const number = (field: string, text: string) => (
    <output data-operation={name} data-field={field} data-value={field}>
      {text}
    </output>
  );
  return (
    <Row label={words('strength')}>
      <Meter scale={strengths} step={example ? '' : strength}>
        <span data-strength={strength} className={example && page.example}>
          {words(strength)}
        </span>
      </Meter>
      {(hasOutput || example) && (
        <p className={classNames(look.note, example && page.example)}>
          {number('entropyBits', words('bits', { bits: Math.round(output.entropyBits) }))}
          {alphabetSize !== undefined && <> · {number('alphabetSize', words('alphabet', { count: alphabetSize }))}</>}
        </p>
      )}
    </Row>
  );
}
