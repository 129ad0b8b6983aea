import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { GeneratorActions } from '../../page/layouts/GeneratorActions.tsx';
import { Options, OptionsBelowResult } from '../../page/layouts/Options.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { LongText } from '../../page/lazy/lazy-parts.ts';
import { ResultActions } from '../../page/outputs/ResultActions.tsx';
import { OutputLine } from '../../page/parts/OutputLine.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Stack } from '../../page/Section.tsx';
import { outputFormat } from '../../runtime/output-format.ts';
import type * as fields from './fields.ts';
import styles from './page.module.css';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate }} />;

const OPTIONS = [
  'count',
  'unit',
  'format',
  'vocabulary',
  'startWithLoremIpsum',
  'minimumSentences',
  'maximumSentences',
  'minimumWords',
  'maximumWords',
] as const;
const SHOWN = 5;
const FROM_THE_RIGHT = ['arabic', 'hebrew'];

function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const kit = useKitWords();
  // The direction of the displayed text, not of a pending one.
  const isFromTheRight = FROM_THE_RIGHT.includes((operation.answered ?? operation.input).vocabulary);
  return (
    <Stack>
      <Card label={kit('results')}>
        <RunStatus operation={operation} />
        <div className={styles.text} dir={isFromTheRight ? 'rtl' : 'ltr'}>
          <Output operation={operation} name="text" view={(props) => <LongText {...props} hasActions={false} />} />
        </div>
        <GeneratorActions operation={operation} output="text">
          <ResultActions
            label={operation.words.output('text')}
            text={operation.output.text}
            format={outputFormat(operation.operation, operation.operation.output.text, operation.input)}
            hasCopy={false}
          />
        </GeneratorActions>
        <OutputLine operation={operation} names={['words', 'characters']} />
      </Card>
      <OptionsBelowResult value>
        <Card label={kit('options')} isSide>
          <Options operation={operation} names={OPTIONS} shown={SHOWN} />
        </Card>
      </OptionsBelowResult>
    </Stack>
  );
}
