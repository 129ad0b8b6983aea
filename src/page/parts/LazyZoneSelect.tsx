import { Suspense } from 'react';
import { SelectStandIn } from '../../ui/select/SelectStandIn.tsx';
import { lazyWithRetry } from '../lazy/lazy.tsx';
import { useKitWords } from '../words/kit-words.ts';
import type { ZoneSelectProps } from './ZoneSelect.tsx';

const ZoneSelect = lazyWithRetry(async () => ({ default: (await import('./ZoneSelect.tsx')).ZoneSelect }));

/** The list with its search is as large as the rest of the page, which is rendered before it. */
export function LazyZoneSelect(props: ZoneSelectProps) {
  const kit = useKitWords();
  const shown = props.isAdding ? kit('addZone') : props.value.replaceAll('_', ' ');
  return (
    <Suspense fallback={<SelectStandIn id={props.id}>{shown}</SelectStandIn>}>
      <ZoneSelect {...props} />
    </Suspense>
  );
}
