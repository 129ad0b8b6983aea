import { useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/kit-words.ts';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import { Options } from '../../page/layouts/Options.tsx';
import { MainInput } from '../../page/MainInput.tsx';
import type { OperationProps } from '../../page/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Row, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { InputText } from '../../ui/input-text/InputText.tsx';
import type * as fields from './fields.ts';
import { useTicking } from './page/use-ticking.ts';
import { WorldClock } from './page/WorldClock.tsx';
import { ZoneSelect } from './page/ZoneSelect.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

const GROUPS = {
  standards: ['iso8601Utc', 'iso8601Week', 'iso8601Ordinal', 'iso9075', 'rfc3339', 'rfc7231', 'rfc5322'],
  timestamps: ['unixSeconds', 'unixMilliseconds', 'unixMicroseconds', 'unixNanoseconds'],
  programs: ['javascript', 'utc', 'mongoObjectId', 'excel', 'windowsFiletime', 'dotnetTicks', 'generalizedTime'],
} as const;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  return (
    <Stack>
      <Card label={kit('input')}>
        <MainInput operation={operation} />
        <When operation={operation} />
        <Options operation={operation} names={['format', 'timeZone']} controls={{ timeZone: (props) => <ZoneSelect {...props} /> }} />
      </Card>
      <Results operation={operation} names={['iso8601', 'notes', 'weekday', 'relative', 'detectedFormat']}>
        <Output operation={operation} name="iso8601" prominent />
        <Outputs operation={operation} names={['notes', 'weekday', 'relative', 'detectedFormat']} />
      </Results>
      <div hidden={hasNothingToShow(operation)}>
        <Stack>
          <WorldClock operation={operation} />
          {(['standards', 'timestamps', 'programs'] as const).map((group) => (
            <Card key={group} title={words(group)}>
              <ValueGroup operation={operation} names={GROUPS[group]} label={words(group)}>
                <Outputs operation={operation} names={GROUPS[group]} />
              </ValueGroup>
            </Card>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

/** Stops and starts the clock of `now`, or leaves it for a date of a calendar. */
function When({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const [isPaused, setPaused] = useState(false);
  const isNow = operation.input.date.trim().toLowerCase() === 'now';
  useTicking(isNow && !isPaused, operation.refresh);
  const picked = isNow || operation.isStale ? '' : operation.output.iso9075.slice(0, 'YYYY-MM-DD hh:mm:ss'.length).replace(' ', 'T');
  return (
    <Row>
      <InputText
        type="datetime-local"
        step={1}
        label={words('pick')}
        labelPosition="left"
        value={picked}
        onChange={(date) => date !== '' && operation.set('date', date)}
      />
      {isNow ? (
        <Button onClick={() => setPaused(!isPaused)}>{words(isPaused ? 'resume' : 'pause')}</Button>
      ) : (
        <Button onClick={() => operation.set('date', 'now')}>{words('now')}</Button>
      )}
    </Row>
  );
}
