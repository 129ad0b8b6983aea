import { Suspense } from 'react';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import { lazyWithRetry } from '../lazy/lazy.tsx';
import type { ZoneSelectProps } from './ZoneSelect.tsx';

const ZoneSelect = lazyWithRetry(async () => ({ default: (await import('./ZoneSelect.tsx')).ZoneSelect }));

/** The list with its search is as large as the rest of the page, which is rendered before it. */
export const LazyZoneSelect = (props: ZoneSelectProps) => (
  <Suspense fallback={<NativeSelect id={props.id} disabled options={[props.value]} labelOf={(zone) => zone} value={props.value} onChange={props.onChange} />}>
    <ZoneSelect {...props} />
  </Suspense>
);
