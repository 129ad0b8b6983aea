import { Field } from '../../page/Field.tsx';
import { Range } from '../../page/fields/Range.tsx';
import { TextInput } from '../../page/fields/TextInput.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/kit-words.ts';
import { GeneratedList } from '../../page/layouts/GeneratedList.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/operation-state.ts';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Meter } from '../../page/parts/Meter.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Sheet } from '../../page/parts/Sheet.tsx';
import { Outputs } from '../../page/Results.tsx';
import { Card, FieldGrid, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import type * as fields from './fields.ts';
import { strengthOf, strengths, toneOf } from './strength.ts';
import type en from './strings/en.json';
import { symbolPresets } from './symbol-presets.ts';

export default () => <GeneratedTool<typeof fields> views={{ generate: Token, passphrase: Passphrase }} />;

const CLASSES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
const MORE = ['symbolCharacters', 'alphabet', 'excludedCharacters', 'prefix', 'count', 'excludeAmbiguous', 'requireEachClass'] as const;
const STRENGTH = ['entropyBits', 'alphabetSize'] as const;
/** On a slider over all lengths nobody could choose one to the character; longer ones are typed. */
const MAX_SLIDER_LENGTH = 512;

function Token({ operation }: OperationProps<typeof fields.generate>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  return (
    <Sheet>
      <Stack>
        <Card label={kit('options')}>
          <FieldGrid label={words('classes')}>
            {CLASSES.map((name) => (
              <Field key={name} operation={operation} name={name} />
            ))}
          </FieldGrid>
          <Field operation={operation} name="length" control={(props) => <Range {...props} sliderMax={MAX_SLIDER_LENGTH} />} />
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
        <Card label={kit('results')}>
          <GeneratedList operation={operation} output="tokens" nameOfLine={(number) => words('tokenNumber', { number })} />
          {operation.hasOutput && (
            <ValueGroup operation={operation} names={STRENGTH} label={words('strength')}>
              <Strength bits={operation.output.entropyBits} />
              <Outputs operation={operation} names={STRENGTH} />
            </ValueGroup>
          )}
        </Card>
      </Stack>
    </Sheet>
  );
}

function Passphrase({ operation }: OperationProps<typeof fields.passphrase>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  return (
    <Sheet>
      <Stack>
        <Card label={kit('options')}>
          <p className={look.note}>{operation.words.hint}</p>
          <Field operation={operation} name="wordCount" control={(props) => <Range {...props} />} />
          <Options operation={operation} names={['language', 'separator', 'count', 'capitalize', 'appendDigit']} />
        </Card>
        <Card label={kit('results')}>
          <GeneratedList operation={operation} output="passphrases" nameOfLine={(number) => words('passphraseNumber', { number })} />
          {operation.hasOutput && (
            <ValueGroup operation={operation} names={['entropyBits']} label={words('strength')}>
              <Strength bits={operation.output.entropyBits} />
              <Outputs operation={operation} names={['entropyBits']} />
            </ValueGroup>
          )}
        </Card>
      </Stack>
    </Sheet>
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
