import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import { useKitWords } from '../words/kit-words.ts';

interface ViewChoiceProps<View extends string> {
  readonly views: readonly { readonly view: View; readonly label: string }[];
  readonly chosen: View;
  readonly onChoose: (view: View) => void;
}

/** Segments that switch between views of a result. */
export function ViewChoice<View extends string>({ views, chosen, onChoose }: ViewChoiceProps<View>) {
  const kit = useKitWords();
  return (
    <ButtonsSelect
      aria-label={kit('result')}
      size="small"
      options={views.map(({ view, label }) => ({ value: view, label }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}
