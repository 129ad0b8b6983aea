import { useKitWords } from '../kit-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './view-choice.module.css';

interface ViewChoiceProps<View extends string> {
  readonly views: readonly { readonly view: View; readonly label: string }[];
  readonly chosen: View;
  readonly onChoose: (view: View) => void;
}

/** Buttons that choose between views of a result. */
export function ViewChoice<View extends string>({ views, chosen, onChoose }: ViewChoiceProps<View>) {
  const kit = useKitWords();
  return (
    <span role="group" aria-label={kit('result')} className={styles.views}>
      {views.map(({ view, label }) => (
        <Button key={view} size="small" aria-pressed={view === chosen} data-view={view} onClick={() => onChoose(view)}>
          {label}
        </Button>
      ))}
    </span>
  );
}
