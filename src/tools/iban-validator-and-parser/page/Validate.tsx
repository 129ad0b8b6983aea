import { useMemo } from 'react';
import { OutputFacts } from '../../../page/parts/OutputFacts.tsx';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import { countryNamer, flagOf } from '../../../page/words/country-name.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Chips } from '../../../page/parts/Chips.tsx';
import { ColoredParts } from '../../../page/parts/ColoredParts.tsx';
import { Presets } from '../../../page/parts/Presets.tsx';
import { Results } from '../../../page/Results.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import { piecesOf, errorPositions } from '../marks.ts';
import type en from '../strings/en.json';
import styles from './iban.module.css';

type Op = typeof fields.validate;

// Examples from the SWIFT IBAN registry.
const EXAMPLES = {
  DE: { iban: 'DE89 3704 0044 0532 0130 00' },
  FR: { iban: 'FR76 3000 6000 0112 3456 7890 189' },
  GB: { iban: 'GB29 NWBK 6016 1331 9268 19' },
};

/** The verdict with the position of the error, then the parts. */
export function Validate({ operation }: OperationProps<Op>) {
  const words = useWords<typeof en>();
  const { language } = useTool().words;
  const nameOf = useMemo(() => countryNamer(language), [language]);
  const { output, words: own } = operation;
  return (
    <Stack>
      <InputCard operation={operation}>
        <Presets operation={operation} label={words('examples')} presets={EXAMPLES} nameOf={nameOf} />
      </InputCard>
      <Results operation={operation}>
        <Output operation={operation} name="valid" />
        {output.errors.length > 0 && (
          <ul className={styles.errors} data-operation={operation.name} data-field="errors">
            {output.errors.map((error) => (
              <li key={error}>
                {own.code('errors', error)}
                {error === 'wrong-length' && `: ${words('expectedLength', { expected: output.expectedLength, length: output.electronicFormat.length })}`}
              </li>
            ))}
          </ul>
        )}
        <Marked operation={operation} />
        {output.corrections.length > 0 && (
          <div>
            <span className={look.label}>{own.output('corrections')}</span>
            <Chips label={own.output('corrections')} name="corrections" values={output.corrections} />
          </div>
        )}
        <p className={look.hint}>{words('formOnly')}</p>
        {output.country !== '' && !output.isInRegistry && <p className={look.hint}>{words('notInRegistry')}</p>}
      </Results>
      {output.country !== '' && <Pieces operation={operation} nameOf={nameOf} />}
    </Stack>
  );
}

/** An IBAN has at most 34 characters, so only the start of longer text is shown. */
const MAX_MARKED = 200;

/** The IBAN in groups of four, with errors highlighted. */
function Marked({ operation: { output } }: OperationProps<Op>) {
  const wrong = new Set(errorPositions(output));
  const characters = Array.from(output.electronicFormat.slice(0, MAX_MARKED));
  return (
    <div className={styles.iban} data-value="printFormat">
      {characters.map((character, index) => (
        <span key={index} className={index % 4 === 0 && index > 0 ? styles.groupStart : undefined}>
          {wrong.has(index + 1) ? <mark className={styles.wrong}>{character}</mark> : character}
        </span>
      ))}
    </div>
  );
}

const FACTS = [
  'electronicFormat',
  'printFormat',
  'bban',
  'bankIdentifier',
  'branchIdentifier',
  'accountNumber',
  'nationalCheckDigits',
  'isSepaCountry',
] as const;

/** The IBAN as a colored bar with a legend, and each part with a copy button. */
function Pieces({ operation, nameOf }: OperationProps<Op> & { nameOf(this: void, code: string): string }) {
  const words = useWords<typeof en>();
  const { output } = operation;
  const pieces = piecesOf(output);
  return (
    <Card title={words('inPieces')}>
      {pieces.length > 2 && <ColoredParts pieces={pieces} nameOf={words} />}
      <OutputFacts
        operation={operation}
        facts={[
          { name: 'country', text: `${flagOf(output.country)} ${nameOf(output.country)} (${output.country})`, copied: output.country },
          'checkDigits',
          ...(output.expectedCheckDigits === output.checkDigits ? [] : ['expectedCheckDigits' as const]),
          ...FACTS,
          ...(output.isQrIban ? ['isQrIban' as const] : []),
        ]}
      />
    </Card>
  );
}
