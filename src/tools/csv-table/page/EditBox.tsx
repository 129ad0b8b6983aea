import { useState } from 'react';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import type * as fields from '../fields.ts';
import { pairOf, setPair } from '../spec.ts';
import type en from '../strings/en.json';

/** What is typed about a column. */
export interface Edit {
  readonly kind: 'rename' | 'filter';
  readonly name: string;
}

interface EditBoxProps extends OperationProps<typeof fields.convert> {
  readonly edit: Edit;
  readonly onDone: () => void;
}

/** A text box for the new name of a column, or for the text that its cells must contain. Escape restores what was there before. */
export function EditBox({ operation: { input, set }, edit: { kind, name }, onDone }: EditBoxProps) {
  const words = useWords<typeof en>();
  const operator = kind === 'rename' ? '=' : '~';
  // The value that is read from the field lacks a space at its end, after which more may be typed.
  const [typed, setTyped] = useState(() => pairOf(input[kind], name, operator));
  const [original] = useState(input[kind]);
  return (
    <>
      <InputText
        label={words(kind === 'rename' ? 'renameLabel' : 'filterLabel', { name })}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          set(kind, setPair(input[kind], name, operator, value));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter would press the button that gets the focus.
          event.preventDefault();
          if (event.key === 'Escape') set(kind, original);
          onDone();
        }}
        autoFocus
      />
      <Button onClick={onDone}>{words('done')}</Button>
    </>
  );
}
