import type { ChoiceField } from '../../../contract/fields.ts';
import type { ControlProps } from '../../../page/fields/control-props.ts';
import { lazyWithSuspense } from '../../../page/lazy/lazy.tsx';

// Loaded on demand: a searchable list needs more code than the rest of the page.
const CountrySelect = lazyWithSuspense(async () => ({ default: (await import('./CountrySelect.tsx')).CountrySelect }));

/** Renders a country field with search. */
export const CountryControl = ({ id, value, onChange, field, label, describedBy }: ControlProps<ChoiceField>) => (
  <CountrySelect id={id} value={value} onChange={onChange} options={field.options} name={label} describedBy={describedBy} />
);
