import { useLayoutEffect, useRef } from 'react';
import type { TextField } from '../../../contract/fields.ts';
import type { ControlProps } from '../../../page/fields/control-props.ts';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import type { InputState } from '../../../page/session/operation-state.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';
import { isGroupable, placeAfter, signsOf } from '../typing.ts';

interface NumberBoxProps extends ControlProps<TextField> {
  readonly country: InputState<typeof fields.format.input>['defaultCountry'];
}

/** Renders a field that groups digits while typing, keeping the caret after the same digit. Deleting does not regroup. */
export function NumberBox({ country, ...props }: NumberBoxProps) {
  const { id, value, onChange } = props;
  const run = useOutcome();
  const typed = useRef('');
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    // The value also changes without typing, for example with Clear: a grouping of the former value is then out of date.
    typed.current = value ?? '';
    const box = document.getElementById(id);
    if (caret.current !== undefined && box instanceof HTMLInputElement) box.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [id, value]);

  async function type(next: string): Promise<void> {
    const box = document.getElementById(id);
    const at = box instanceof HTMLInputElement ? (box.selectionStart ?? next.length) : next.length;
    typed.current = next;
    onChange(next);
    if (!isGroupable(next, value ?? '')) return;
    const outcome = await run(fields.format, { number: next, defaultCountry: country });
    if (outcome.kind !== 'output' || typed.current !== next) return;
    const { formatted } = outcome.output;
    if (formatted === next || signsOf(formatted) !== signsOf(next)) return;
    typed.current = formatted;
    caret.current = placeAfter(formatted, signsOf(next.slice(0, at)).length);
    onChange(formatted);
  }

  return <TextInput {...props} onChange={(next) => void type(next ?? '')} />;
}
