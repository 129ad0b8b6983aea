import { useMemo } from 'react';
import type { TextField } from '../../contract/fields.ts';
import { Select } from '../../ui/select/Select.tsx';
import type { ControlProps } from '../fields/control-props.ts';
import { useIsClient } from '../browser/use-is-client.ts';
import { useKitWords } from '../words/kit-words.ts';

const FIRST_HOUR = -12;
const LAST_HOUR = 14;

const OFFSETS = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => {
  const hour = index + FIRST_HOUR;
  return `${hour < 0 ? '-' : '+'}${String(Math.abs(hour)).padStart(2, '0')}:00`;
});

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The spaces let searches such as `new york` find it. */
const toOption = (zone: string) => ({ label: zone.replaceAll('_', ' '), value: zone });

// Some platforms list these only by former names, which nobody looks for.
const RENAMED = ['America/Nuuk', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'Atlantic/Faroe', 'Europe/Kyiv'];

const named = [...new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED])].filter((zone) => zone !== 'UTC');

/** UTC, the zones by their names, and whole hours. */
const ZONES = ['UTC', ...named.toSorted(), ...OFFSETS].map(toOption);

export type ZoneSelectProps = Pick<ControlProps<TextField>, 'id' | 'value' | 'onChange' | 'invalid' | 'describedBy'> & {
  /** Whether it adds zones: it never has a value then, and does not offer the device's zone. */
  readonly isAdding?: boolean;
};

/** A time zone, found by typing part of its name. */
export function ZoneSelect({ id, value, onChange, invalid, describedBy, isAdding = false }: ZoneSelectProps) {
  const kit = useKitWords();
  const isClient = useIsClient();
  const options = useMemo(() => {
    if (isAdding) return ZONES;
    // A link may contain a zone that is not listed, such as a former name.
    const unlisted = value === '' || ZONES.some((zone) => zone.value === value) ? [] : [toOption(value)];
    return [{ label: kit('myZone', { zone: isClient ? ownZone() : '…' }), value: '' }, ...unlisted, ...ZONES];
  }, [isAdding, value, kit, isClient]);
  return (
    <Select
      id={id}
      searchable
      options={options}
      value={isAdding ? undefined : value}
      onChange={onChange}
      {...(isAdding && { placeholder: kit('addZone') })}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
