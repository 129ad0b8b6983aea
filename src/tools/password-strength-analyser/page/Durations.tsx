import type { OutputField } from '../../../contract/fields.ts';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import type { OutputProps } from '../../../page/Output.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import { cellWord } from '../../../runtime/field-words.ts';
import { scenarioNames } from '../codes.ts';
import type en from '../strings/en.json';
import { inWords } from './duration-words.ts';

interface CrackTime {
  readonly scenario: string;
  readonly duration: string;
}

/** How long each attacker takes, in words. */
export function CrackTimes({ operation, name, label, value }: OutputProps<OutputField>) {
  const { texts } = useTool();
  const { texts: pageTexts } = useEnvironment();
  const words = useWords<typeof en>();
  const times = Array.isArray(value) ? (value as readonly CrackTime[]) : [];
  return (
    <table className={kit.table} data-value={name}>
      <caption>{label}</caption>
      <tbody>
        {scenarioNames.map((scenario) => {
          const duration = times.find((time) => time.scenario === scenario)?.duration ?? '';
          return (
            <tr key={scenario}>
              <th scope="row">{cellWord(texts, operation.name, name, 'scenario', scenario)}</th>
              <td>{duration === '' ? '–' : inWords(duration, pageTexts.language, words)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function BruteForceDuration({ id, label, name, value }: OutputProps<OutputField>) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const duration = String(value);
  return (
    <Result id={id} label={label}>
      <output aria-labelledby={id} data-value={name}>
        {duration === '' ? '–' : inWords(duration, texts.language, words)}
      </output>
    </Result>
  );
}
