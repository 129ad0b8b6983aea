import { useState } from 'react';
import { FailureNote } from '../../../page/FailureNote.tsx';
import type { FieldProps } from '../../../page/Field.tsx';
import { Field } from '../../../page/Field.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import { Card, FieldGrid, Folded } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { InputField } from '../../../contract/fields.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import { symbolPresets } from '../symbol-presets.ts';
import { LengthField } from './LengthField.tsx';
import { Secrets } from './Secrets.tsx';
import { AlphabetSize, Strength } from './Strength.tsx';
import styles from './token-generator.module.css';

const CLASSES = ['uppercase', 'lowercase', 'numbers', 'symbols'] as const;
const MORE = ['alphabet', 'excludedCharacters', 'prefix', 'count', 'excludeAmbiguous', 'requireEachClass'] as const;
const SLIDER_MAX = 512;

export function Token({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const [isOpen, setOpen] = useState(false);
  const failure = operation.problem?.kind === 'error' ? operation.problem.failure : undefined;
  const isFailureHidden = !isOpen && MORE.some((name) => name === failure?.field);
  return (
    <Card label={texts.t('operations.generate.label')}>
      <div className={styles.classes} role="group" aria-label={words('classes')}>
        {CLASSES.map((name) => (
          <Field key={name} operation={operation} name={name} />
        ))}
      </div>
      <LengthField operation={operation} name="length" max={SLIDER_MAX} />
      {failure && isFailureHidden && <FailureNote id="token-failure" failure={failure} />}
      <Secrets operation={operation} name="tokens" nameOfLine={(number) => words('tokenNumber', { number })}>
        <Strength operation={operation} />
        <AlphabetSize operation={operation} />
      </Secrets>
      <Folded summary={texts.t('page.moreOptions')} onToggle={setOpen}>
        <FieldGrid>
          <div className={styles.wide}>
            <Field operation={operation} name="symbolCharacters">
              {(props) => <SymbolsInput {...props} />}
            </Field>
          </div>
          {MORE.map((name) => (
            <Field key={name} operation={operation} name={name} />
          ))}
        </FieldGrid>
      </Folded>
    </Card>
  );
}

/** The symbols as text, with sets to choose from; choosing one turns the class on. */
function SymbolsInput({ field, ...props }: FieldProps<InputField>) {
  const words = useWords<typeof en>();
  if (field.kind !== 'text') return null;
  return (
    <>
      <TextInput {...props} field={field} />
      <div className={styles.presets} role="group" aria-label={words('symbolPresets')}>
        {(Object.keys(symbolPresets) as (keyof typeof symbolPresets)[]).map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={props.value === symbolPresets[preset]}
            onClick={() => props.operation.setAll({ symbols: true, symbolCharacters: symbolPresets[preset] })}
          >
            {words(preset)}
          </Button>
        ))}
      </div>
    </>
  );
}
