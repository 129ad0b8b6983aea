import { useState } from 'react';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { useTicking } from '../../../page/browser/use-ticking.ts';

/** The value of the native date picker. */
const PICKED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/u;

/**
 * Browsers omit zero seconds. A value that the picker formats differently than given would look like one that the user has
 * picked, and would replace the date.
 */
const toPicked = (iso9075: string): string =>
  iso9075
    .slice(0, 'YYYY-MM-DD hh:mm:ss'.length)
    .replace(' ', 'T')
    .replace(/(?<=T\d\d:\d\d):00$/u, '');

/** Pauses and resumes the live clock of `now`, or replaces it with a picked date. */
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
