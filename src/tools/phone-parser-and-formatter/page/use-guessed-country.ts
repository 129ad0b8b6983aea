import type { OperationState } from '../../../page/session/operation-state.ts';
import { useFreshStart } from '../../../page/session/use-tool.ts';
import { useStoredFlags } from '../../../page/storage/use-stored.ts';
import { phoneCountries } from '../countries.ts';
import type * as fields from '../fields.ts';

/** Sets the country from the user's locale on the first visit. Later the user's choice is kept, even if it is none. */
export function useGuessedCountry({ set }: Pick<OperationState<typeof fields.parse>, 'set'>): void {
  const [{ isGuessed }, setFlags] = useStoredFlags('phone-parser-and-formatter.country', { isGuessed: false });
  useFreshStart(() => {
    if (isGuessed) return;
    setFlags({ isGuessed: true });
    const { region } = new Intl.Locale(navigator.language).maximize();
    const country = phoneCountries.find((code) => code === region);
    if (country !== undefined) set('defaultCountry', country);
  });
}
