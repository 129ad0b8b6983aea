import { ValueCard } from '../../page/ValueCard.tsx';
import { ChoiceInput } from '../../page/fields/ChoiceInput.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import { Options } from '../../page/layouts/Options.tsx';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { LazyZoneSelect } from '../../page/parts/LazyZoneSelect.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Stack, WideColumns } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { InWords } from './page/InWords.tsx';
import { When } from './page/When.tsx';
import { WorldClock } from './page/WorldClock.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

const TEXTS = [
  'iso8601Utc',
  'iso9075',
  'rfc3339',
  'rfc7231',
  'rfc5322',
  'iso8601Week',
  'iso8601Ordinal',
  'weekday',
  'generalizedTime',
  'javascript',
  'utc',
] as const;
const COUNTS = ['unixSeconds', 'unixMilliseconds', 'unixMicroseconds', 'unixNanoseconds', 'excel', 'windowsFiletime', 'dotnetTicks', 'mongoObjectId'] as const;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { detectedFormat } = operation.output;
  const detected = detectedFormat === '' || operation.isStale ? '' : words('detected', { format: operation.words.code('detectedFormat', detectedFormat) });
  return (
    <Stack>
      <Card label={kit('input')} isSide>
        <MainInput operation={operation} />
        <When operation={operation} />
        <Options
          operation={operation}
          names={['format', 'timeZone']}
          alsoOptions={['format', 'timeZone']}
          controls={{
            format: (props) => <ChoiceInput {...props} optionWord={(option) => (option === 'auto' && detected) || props.optionWord(option)} />,
            timeZone: (props) => <LazyZoneSelect {...props} />,
          }}
        />
      </Card>
      <Results operation={operation} names={['relative', 'iso8601', 'notes', 'readings', 'detectedFormat']}>
        <InWords operation={operation} />
        <Outputs operation={operation} names={['iso8601', 'notes', 'readings']} />
      </Results>
      <Stack hidden={hasNothingToShow(operation)}>
        <WideColumns>
          <ValueCard operation={operation} title={words('texts')} names={TEXTS} />
          <ValueCard operation={operation} title={words('timestamps')} names={COUNTS} />
        </WideColumns>
        <WorldClock operation={operation} />
      </Stack>
    </Stack>
  );
}
