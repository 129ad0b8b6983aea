import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { GeneratorActions } from '../../page/layouts/GeneratorActions.tsx';
import { Options, OptionsBelowResult } from '../../page/layouts/Options.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { LongText } from '../../page/lazy/lazy-parts.ts';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Stack, ActionStrip } from '../../page/Section.tsx';
import type * as fields from './fields.ts';

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
        <div dir={isFromTheRight ? 'rtl' : 'ltr'}>
          <Output operation={operation} name="text" view={(props) => <LongText {...props} />} />
        </div>
        <GeneratorActions operation={operation} output="text" />
        <ActionStrip>
          <Outputs operation={operation} names={['words', 'characters']} />
        </ActionStrip>
      </Card>
      <OptionsBelowResult value>
        <Card label={kit('options')} isSide>
          <Options operation={operation} names={OPTIONS} shown={SHOWN} />
        </Card>
      </OptionsBelowResult>
    </Stack>
  );
}
