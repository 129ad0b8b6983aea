import { useMemo } from 'react';
import { Field } from '../../page/Field.tsx';
import { useKitWords } from '../../page/kit-words.ts';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import { MainInput } from '../../page/MainInput.tsx';
import { Output } from '../../page/Output.tsx';
import { Result } from '../../page/outputs/Result.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { TextOutput } from '../../page/outputs/TextOutput.tsx';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Meter } from '../../page/parts/Meter.tsx';
import { Sheet } from '../../page/parts/Sheet.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Columns, Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import { useOperation, useRun } from '../../page/use-operation.ts';
import { inWords } from './duration-words.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

const MAX_LOOKED_AT = 256;
const FIGURES = ['length', 'characterSetSize', 'entropy', 'bruteForceScore'] as const;
const BRUTE_FORCE = ['bruteForceDuration', ...FIGURES] as const;
const { tones } = fields.analyze.output.strength;

export default function PasswordStrengthAnalyser() {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const analyze = useOperation(fields.analyze);
  const { password, guessesPerSecond } = analyze.input;
  const early = useRun(
    fields.bruteForce,
    useMemo(() => ({ password, guessesPerSecond }), [password, guessesPerSecond]),
  );
  const bruteForce = { ...analyze, isStale: early.isStale, output: { ...analyze.output, ...early.output } };
  const durationInWords = (duration: string): string => duration && inWords(duration, kit.language, words);
  return (
    <Sheet>
      <Stack>
        <Card label={kit('input')}>
          <MainInput operation={analyze} />
          {early.output.length > MAX_LOOKED_AT && <p className={look.note}>{words('onlyBeginning')}</p>}
          <Options operation={analyze} names={['contextWords']} />
        </Card>
        <Columns>
          <Results operation={analyze} title={words('knowing')}>
            <Output
              operation={analyze}
              name="strength"
              view={({ id, label, name, value }) => (
                <Result id={id} label={label}>
                  <Meter steps={Object.keys(tones).length} filled={analyze.output.score + 1} tone={value === '' ? 'none' : tones[value]}>
                    <output aria-labelledby={id} data-value={name} data-code={value}>
                      {analyze.words.code('strength', value)}
                    </output>
                  </Meter>
                </Result>
              )}
            />
            <Output
              operation={analyze}
              name="crackTimes"
              view={(props) => (
                <TableOutput
                  {...props}
                  isStacked
                  shown={['scenario', 'duration']}
                  rowHeader="scenario"
                  cells={{ duration: ({ duration }) => durationInWords(duration) }}
                />
              )}
            />
            {analyze.output.warning !== '' && <Output operation={analyze} name="warning" />}
            <Output operation={analyze} name="suggestions" />
            <Folded summary={kit('details')}>
              <Outputs operation={analyze} names={['patterns', 'score', 'guesses', 'guessesBits']} />
            </Folded>
          </Results>
          <Card title={words('bruteForce')}>
            <Field operation={analyze} name="guessesPerSecond" />
            <ValueGroup operation={bruteForce} names={BRUTE_FORCE} label={words('bruteForce')} hidden={!early.hasOutput}>
              <Output operation={bruteForce} name="bruteForceDuration" view={(props) => <TextOutput {...props} value={durationInWords(props.value)} />} />
              <Outputs operation={bruteForce} names={FIGURES} />
            </ValueGroup>
            <p className={look.note}>{words('why')}</p>
          </Card>
        </Columns>
      </Stack>
    </Sheet>
  );
}
