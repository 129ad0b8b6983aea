import { useMemo } from 'react';
import { Field } from '../../../page/Field.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { InputToolbar, SampleMark } from '../../../page/layouts/InputToolbar.tsx';
import { Options } from '../../../page/layouts/Options.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import type { OperationProps, OutputName } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import type { Fact } from '../../../page/parts/Facts.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { Results } from '../../../page/Results.tsx';
import { Card, Row, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import { METADATA } from '../metadata.ts';
import type en from '../strings/en.json';
import { CountryControl } from './CountryControl.tsx';
import { countryNamer, flagOf } from '../../../page/words/country-name.ts';
import { NumberBox } from './NumberBox.tsx';
import { useGuessedCountry } from './use-guessed-country.ts';

const FORMS = [
  'international',
  'national',
  'rfc3966',
  'internationalDialing',
  'countryCallingCode',
  'nationalNumber',
  'extension',
] as const satisfies readonly OutputName<typeof fields.parse>[];

/** The number with its country, and all its forms. */
export function Parse({ operation }: OperationProps<typeof fields.parse>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { words: shared } = useTool();
  const { language } = shared;
  const nameOf = useMemo(() => countryNamer(language), [language]);
  const { output, words: own } = operation;
  useGuessedCountry(operation);
  const inFull = (code: string): string => `${flagOf(code)} ${nameOf(code)} (${code})`;
  const fact = (name: OutputName<typeof fields.parse>, text: string, copied = text): Fact => ({
    label: own.output(name),
    value: text && (
      <output data-operation={operation.name} data-field={name}>
        {text}
      </output>
    ),
    copied,
  });
  const day = new Date(`${METADATA.date}T12:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <Stack>
      <Card label={kit('input')}>
        <Field
          operation={operation}
          name="number"
          mark={<SampleMark operation={operation} name="number" />}
          tools={<InputToolbar operation={operation} name="number" />}
          control={(props) => <NumberBox {...props} autoFocus={focusesInput()} country={operation.input.defaultCountry} />}
        />
        <Options operation={operation} names={['defaultCountry', 'callingFrom']} controls={{ defaultCountry: showCountry, callingFrom: showCountry }} />
      </Card>
      <Results operation={operation}>
        <Output operation={operation} name="valid" />
        <Output operation={operation} name="e164" prominent />
        {output.valid && (
          <Row>
            <Button size="small" href={output.rfc3966}>
              {words('call')}
            </Button>
            <Button size="small" href={`sms:${output.e164}`}>
              {words('sms')}
            </Button>
          </Row>
        )}
        <Facts
          facts={[
            fact('reason', output.reason && own.code('reason', output.reason)),
            fact('country', output.country && inFull(output.country), output.country),
            fact('type', output.type && own.code('type', output.type)),
            ...FORMS.map((name) => fact(name, output[name])),
            fact('possible', operation.hasOutput ? shared.t(output.possible ? 'values.yes' : 'values.no') : ''),
            fact('possibleCountries', output.country === '' ? output.possibleCountries.map(inFull).join(', ') : '', output.possibleCountries.join(' ')),
          ]}
        />
      </Results>
      <p className={look.hint}>{words('metadata', { release: METADATA.release, date: day })}</p>
    </Stack>
  );
}

const showCountry = (props: Parameters<typeof CountryControl>[0]) => <CountryControl {...props} />;
