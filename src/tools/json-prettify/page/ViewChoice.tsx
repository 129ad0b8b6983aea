import { useEnvironment } from '../../../page/environment.ts';
import { useWords } from '../../../page/tool-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';

const views = ['text', 'tree'] as const;

export type View = (typeof views)[number];

interface ViewChoiceProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** How the result is shown. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  return (
    <span role="group" aria-label={texts.t('page.result')} className={styles.views}>
      {views.map((name) => (
        <Button key={name} size="small" aria-pressed={name === view} data-view={name} onClick={() => onView(name)}>
          {words(name)}
        </Button>
      ))}
    </span>
  );
}
