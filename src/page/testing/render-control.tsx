import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import type { InputField } from '../../contract/fields.ts';
import type { ControlProps } from '../fields/control-props.ts';
import type { InputValue } from '../session/operation-state.ts';
import type { RenderedPart } from './render-part.tsx';
import { renderPart } from './render-part.tsx';

interface RenderedControl<F extends InputField> extends RenderedPart {
  /** The value after the last change. */
  readonly value: () => InputValue<F>;
}

/** Renders the control of a field with the label “Value”. It keeps what it reports, as a page does. */
export async function renderControl<F extends InputField>(
  Control: ComponentType<ControlProps<F>>,
  field: F,
  first: InputValue<F>,
  given: Partial<ControlProps<F>> = {},
): Promise<RenderedControl<F>> {
  let last = first;
  const Held = (): ReactNode => {
    const [value, setValue] = useState<{ readonly is: InputValue<F> }>({ is: first });
    const props: ControlProps<F> = {
      id: 'control',
      name: 'value',
      field,
      label: 'Value',
      placeholder: '',
      optionWord: (option) => option,
      invalid: false,
      describedBy: undefined,
      autoFocus: false,
      rows: undefined,
      ...given,
      value: value.is,
      onChange(next) {
        last = next;
        setValue({ is: next });
      },
    };
    return (
      <>
        <label htmlFor="control">Value</label>
        <Control {...props} />
      </>
    );
  };
  return { ...(await renderPart(<Held />)), value: () => last };
}
