import { Field } from '../../page/Field.tsx';
import { Range } from '../../page/fields/Range.tsx';
import { TextInput } from '../../page/fields/TextInput.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { GeneratedList } from '../../page/layouts/GeneratedList.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/operation-state.ts';
import { Meter } from '../../page/parts/Meter.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Outputs } from '../../page/Results.tsx';
import { Card, FieldGrid } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import type * as fields from './fields.ts';
import { strengthOf, strengths, toneOf } from './strength.ts';
import type en from './strings/en.json';
import { symbolPresets } from './symbol-presets.ts';

export default () => <GeneratedTool<typeof fields> views={{ generate: Token, passphrase: Passphrase }} />;

const CLASSES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
const MORE = ['symbolCharacters', 'alphabet', 'excludedCharacters', 'prefix', 'count', 'excludeAmbiguous', 'requireEachClass'] as const;
/** On a slider over all lengths nobody could choose one to the character; longer ones are typed. */
const MAX_SLIDER_LENGTH = 512;

function Token({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  return (
    <Card label={operation.words.label}>
      <FieldGrid label={words('classes')}>
        {CLASSES.map((name) => (
          <Field key={name} operation={operation} name={name} />
        ))}
      </FieldGrid>
      <Field operation={operation} name="length" control={(props) => <Range {...props} sliderMax={MAX_SLIDER_LENGTH} />} />
      <GeneratedList operation={operation} output="tokens" nameOfLine={(number) => words('tokenNumber', { number })} />
      {operation.hasOutput && (
        <div>
          <Strength bits={operation.output.entropyBits} />
          <Outputs operation={operation} names={['entropyBits', 'alphabetSize']} />
        </div>
      )}
      <Options
        operation={operation}
        names={MORE}
        controls={{
          symbolCharacters: (props) => (
            <>
              <TextInput {...props} />
              <Presets operation={operation} label={words('symbolPresets')} presets={symbolPresets} nameOf={words} />
            </>
          ),
        }}
      />
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
      <GeneratedList operation={operation} output="passphrases" nameOfLine={(number) => words('passphraseNumber', { number })} />
      {operation.hasOutput && (
        <div>
          <Strength bits={operation.output.entropyBits} />
          <Outputs operation={operation} names={['entropyBits']} />
        </div>
      )}
    </Card>
  );
}

/** What so much entropy is in a word. */
function Strength({ bits }: { readonly bits: number }) {
  const words = useWords<typeof en>();
  const strength = strengthOf(bits);
  return (
    <Meter steps={strengths.length} filled={strengths.indexOf(strength) + 1} tone={toneOf(strength)}>
      <span data-strength={strength}>{words(strength)}</span>
    </Meter>
  );
}
