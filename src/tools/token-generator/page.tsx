import { Field } from '../../page/Field.tsx';
import { FieldGrid } from '../../page/FieldGrid.tsx';
import { Range } from '../../page/fields/Range.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { GeneratedList } from '../../page/layouts/GeneratedList.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/operation-state.ts';
import { Meter } from '../../page/parts/Meter.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs } from '../../page/Results.tsx';
import { Card } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
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
    <Card label={operation.words.label}>
      <FieldGrid operation={operation} names={['uppercase', 'lowercase', 'numbers', 'symbols']} label={words('classes')} />
      <Field operation={operation} name="length" control={(props) => <Range {...props} />} />
      <GeneratedList operation={operation} output="tokens" nameOfLine={(number) => words('tokenNumber', { number })}>
        <Strength bits={operation.output.entropyBits} />
        <Outputs operation={operation} names={['entropyBits', 'alphabetSize']} />
      </GeneratedList>
      <Options operation={operation} names={MORE} below={{ symbolCharacters: presets }} />
    </Card>
  );
}

function Passphrase({ operation }: OperationProps<typeof fields.passphrase>) {
  const words = useWords<typeof en>();
  return (
    <Card label={operation.words.label}>
      <p className={look.note}>{operation.words.hint}</p>
      <Field operation={operation} name="wordCount" control={(props) => <Range {...props} />} />
      <Options operation={operation} names={['language', 'separator', 'count', 'capitalize', 'appendDigit']} />
      <GeneratedList operation={operation} output="passphrases" nameOfLine={(number) => words('passphraseNumber', { number })}>
        <Strength bits={operation.output.entropyBits} />
        <Outputs operation={operation} names={['entropyBits']} />
      </GeneratedList>
    </Card>
  );
}

/** What so much entropy is in a word. */
function Strength({ bits }: { readonly bits: number }) {
  const words = useWords<typeof en>();
  const strength = strengthOf(bits);
  return (
    <Meter scale={strengths} step={strength}>
      <span data-strength={strength}>{words(strength)}</span>
    </Meter>
  );
}
