import { Field } from '../../page/Field.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import look from '../../page/look.module.css';
import { MainInput } from '../../page/MainInput.tsx';
import { Result } from '../../page/outputs/Result.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { TextOutput } from '../../page/outputs/TextOutput.tsx';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Meter } from '../../page/parts/Meter.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Columns, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useOperation, useRun } from '../../page/session/use-operation.ts';
import { inWords } from './duration-words.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

const MAX_LOOKED_AT = 256;
const BRUTE_FORCE = ['bruteForceDuration', 'length', 'characterSetSize', 'entropy', 'bruteForceScore'] as const;

export default function PasswordStrengthAnalyser() {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const analyze = useOperation(fields.analyze);
  const { password, guessesPerSecond } = analyze.input;
  const early = useRun(fields.bruteForce, { password, guessesPerSecond });
  const bruteForce = { ...analyze, isStale: early.isStale, isDimmed: early.isDimmed, output: { ...analyze.output, ...early.output } };
  const durationInWords = (duration: string): string => duration && inWords(duration, kit.language, words);
  return (
    <Stack>
      <Card label={kit('input')} isSide>
        <MainInput operation={analyze} />
        {early.output.length > MAX_LOOKED_AT && <p className={look.note}>{words('onlyBeginning')}</p>}
      </Card>
      <Columns>
        <Stack>
          <Results
            operation={analyze}
            title={words('knowing')}
            names={['strength', 'crackTimes', 'warning', 'suggestions', 'patterns', 'score', 'guesses', 'guessesBits']}
            views={{
              strength: ({ id, field, label, name, value }) => (
                <Result id={id} label={label} isBlock>
                  <Meter scale={field.tones} step={value} isWide>
                    <output aria-labelledby={id} data-value={name} data-code={value}>
                      {analyze.words.code('strength', value)}
                    </output>
                  </Meter>
                </Result>
              ),
              crackTimes: (props) => (
                <TableOutput
                  {...props}
                  shown={['scenario', 'duration']}
                  rowHeader="scenario"
                  cells={{ duration: ({ duration }) => durationInWords(duration) }}
                />
              ),
              warning: (props) => props.value !== '' && <TextOutput {...props} />,
            }}
          />
          <Card label={analyze.words.input('contextWords')}>
            <Field operation={analyze} name="contextWords" />
          </Card>
        </Stack>
        <Card title={words('bruteForce')}>
          <Field operation={analyze} name="guessesPerSecond" />
          <ValueGroup operation={bruteForce} names={BRUTE_FORCE} label={words('bruteForce')} hidden={!early.hasOutput}>
            <Outputs
              operation={bruteForce}
              names={BRUTE_FORCE}
              views={{ bruteForceDuration: (props) => <TextOutput {...props} value={durationInWords(props.value)} /> }}
            />
          </ValueGroup>
          <p className={look.note}>{words('why')}</p>
        </Card>
      </Columns>
    </Stack>
  );
}
