import { expect, test } from 'vitest';
import { choice } from '../../contract/fields.ts';
import type { ChoiceField } from '../../contract/fields.ts';
import type { ControlProps } from './control-props.ts';
import { renderControl } from '../testing/render-control.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';

const Fixed = (props: ControlProps<ChoiceField>) => <ChoiceInput {...props} disabled />;

test.each([
  { Control: ChoiceInput, disabled: false },
  { Control: Fixed, disabled: true },
])('a choice can be changed unless it is disabled: $disabled', async ({ Control, disabled }) => {
  const view = await renderControl<ChoiceField>(Control, choice(['plain', 'rich']), 'plain');
  expect(view.getByRole('combobox', { name: 'Value' }).matches(':disabled')).toBe(disabled);
});
