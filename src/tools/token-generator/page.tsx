import { GeneratorLayout } from '../../page/layouts/GeneratorLayout.tsx';
import { Field } from '../../page/Field.tsx';
import { FieldGrid } from '../../page/FieldGrid.tsx';
import { Range } from '../../page/fields/Range.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Meter } from '../../page/parts/Meter.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs } from '../../page/Results.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { strengthOf, strengths } from './strength.ts';
import type en from './strings/en.json';
import { symbolPresets } from './symbol-presets.ts';

export default () => <GeneratedTool<typeof fields> views={{ generate: Token, passphrase: Passphrase }} />;

const MORE = ['symbolCharacters', 'alphabet', 'excludedCharacters', 'prefix', 'count', 'excludeAmbiguous', 'requireEachClass'] as const;
const STRENGTH = ['entropyBits', 'alphabetSize'] as const;

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
      <ValueGroup operation={operation} names={STRENGTH} label={words('strength')}>
        <Strength bits={operation.output.entropyBits} />
        <Outputs operation={operation} names={STRENGTH} />
      </ValueGroup>
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
      <ValueGroup operation={operation} names={['entropyBits']} label={words('strength')}>
        <Strength bits={operation.output.entropyBits} />
        <Outputs operation={operation} names={['entropyBits']} />
      </ValueGroup>
    </GeneratorLayout>
  );
}

/** Renders the strength rating of an entropy. */
function Strength({ bits }: { readonly bits: number }) {
  const words = useWords<typeof en>();
  const strength = strengthOf(bits);
  return (
    <Meter scale={strengths} step={strength}>
      <span data-strength={strength}>{words(strength)}</span>
    </Meter>
  );
}
