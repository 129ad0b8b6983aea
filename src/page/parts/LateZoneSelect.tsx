import { Suspense } from 'react';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import { late } from '../late/late.tsx';
import type { ZoneSelectProps } from './ZoneSelect.tsx';

const ZoneSelect = late(async () => ({ default: (await import('./ZoneSelect.tsx')).ZoneSelect }));

/** The list with its search is as large as the rest of the page, which is there before it. */
export const LateZoneSelect = (props: ZoneSelectProps) => (
  <Suspense fallback={<NativeSelect id={props.id} disabled options={[props.value]} labelOf={(zone) => zone} value={props.value} onChange={props.onChange} />}>
    <ZoneSelect {...props} />
  </Suspense>
);
