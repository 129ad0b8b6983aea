import { useState } from 'react';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { useTicking } from '../../../page/browser/use-ticking.ts';

/** What the box of the calendar gives. */
const PICKED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/u;

/**
 * Browsers leave seconds out that are zero. A value that the box writes otherwise than it was given looks like one that a person has
 * picked, and would come back as the date.
 */
const toPicked = (iso9075: string): string =>
  iso9075
    .slice(0, 'YYYY-MM-DD hh:mm:ss'.length)
    .replace(' ', 'T')
    .replace(/(?<=T\d\d:\d\d):00$/u, '');

/** Stops and starts the clock of `now`, or leaves it for a date of a calendar. */
export function When({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const [isPaused, setPaused] = useState(false);
  const isNow = operation.input.date.trim().toLowerCase() === 'now';
  useTicking(isNow && !isPaused, operation.refresh);
  const picked = isNow || operation.isStale ? '' : toPicked(operation.output.iso9075);
  return (
    <Row>
      <InputText
        type="datetime-local"
        step={1}
        label={words('pick')}
        labelPosition="left"
        value={PICKED.test(operation.input.date) ? operation.input.date : picked}
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
