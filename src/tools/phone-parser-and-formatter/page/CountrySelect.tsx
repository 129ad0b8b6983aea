import { useMemo } from 'react';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { Select } from '../../../ui/select/Select.tsx';
import { callingCodeOf } from '../countries.ts';
import type en from '../strings/en.json';
import { countryNamer, flagOf } from '../../../page/words/country-name.ts';

interface CountrySelectProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly string[];
  readonly name: string;
  readonly describedBy: string | undefined;
}

/** Countries by name in the reader's language, each with flag and calling code; "no country" first. */
export function CountrySelect({ id, value, onChange, options, name, describedBy }: CountrySelectProps) {
  const words = useWords<typeof en>();
  const { language } = useTool().words;
  const listed = useMemo(() => {
    const nameOf = countryNamer(language);
    const { compare } = new Intl.Collator(language);
    const countries = options.filter((option) => option !== 'none').map((code) => ({ code, name: nameOf(code) }));
    return countries
      .toSorted((one, other) => compare(one.name, other.name))
      .map((one) => ({ label: `${flagOf(one.code)} ${one.name} +${callingCodeOf(one.code)}`, value: one.code }));
  }, [options, language]);
  return (
    <Select
      id={id}
      searchable
      options={[{ label: words('noCountry'), value: 'none' }, ...listed]}
      value={value}
      onChange={onChange}
      aria-label={name}
      aria-describedby={describedBy}
    />
  );
}
