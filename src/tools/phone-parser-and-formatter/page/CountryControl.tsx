import { Suspense } from 'react';
import type { ChoiceField } from '../../../contract/fields.ts';
import type { ControlProps } from '../../../page/fields/control-props.ts';
import { lazyWithRetry } from '../../../page/lazy/lazy.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { SelectStandIn } from '../../../ui/select/SelectStandIn.tsx';
import type en from '../strings/en.json';

// Loaded on demand: a searchable list needs more code than the rest of the page.
const CountrySelect = lazyWithRetry(async () => ({ default: (await import('./CountrySelect.tsx')).CountrySelect }));

/** Renders a country field with search. */
export function CountryControl({ id, value, onChange, field, label, describedBy }: ControlProps<ChoiceField>) {
  const words = useWords<typeof en>();
  return (
    <Suspense fallback={<SelectStandIn id={id}>{value === 'none' ? words('noCountry') : value}</SelectStandIn>}>
      <CountrySelect id={id} value={value} onChange={onChange} options={field.options} name={label} describedBy={describedBy} />
    </Suspense>
  );
}
