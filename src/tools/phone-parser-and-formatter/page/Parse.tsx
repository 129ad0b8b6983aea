import { useMemo } from 'react';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import { OutputFacts } from '../../../page/parts/OutputFacts.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps, OutputName } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Results } from '../../../page/Results.tsx';
import { Row, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { countryNamer, flagOf } from '../../../page/words/country-name.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import { METADATA } from '../metadata.ts';
import type en from '../strings/en.json';
import { CountryControl } from './CountryControl.tsx';
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

/** Renders the number with its country, in all formats. */
export function Parse({ operation }: OperationProps<typeof fields.parse>) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const nameOf = useMemo(() => countryNamer(language), [language]);
  const { output } = operation;
  useGuessedCountry(operation);
  const inFull = (code: string): string => `${flagOf(code)} ${nameOf(code)} (${code})`;
  const day = new Date(METADATA.date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Stack>
      <InputCard
        operation={operation}
        controls={{
          number: (props) => <NumberBox {...props} country={operation.input.defaultCountry} />,
          defaultCountry: CountryControl,
          callingFrom: CountryControl,
        }}
      />
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
        <OutputFacts
          operation={operation}
          facts={[
            'reason',
            { name: 'country', text: output.country && inFull(output.country), copied: output.country },
            'type',
            ...FORMS,
            'possible',
            {
              name: 'possibleCountries',
              text: output.country === '' ? output.possibleCountries.map(inFull).join(', ') : '',
              copied: output.possibleCountries.join(' '),
            },
          ]}
        />
      </Results>
      <p className={look.hint}>{words('metadata', { release: METADATA.release, date: day })}</p>
    </Stack>
  );
}
