import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Preset } from '../presets.ts';
import { presets } from '../presets.ts';
import type en from '../strings/en.json';
import styles from './list-converter.module.css';

/** Each fills the fields that say how the list is written. */
export function PresetButtons({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  return (
    <div role="group" aria-label={words('presets')} className={styles.presets}>
      <span aria-hidden className={styles.label}>
        {words('presets')}
      </span>
      {(Object.keys(presets) as Preset[]).map((name) => (
        <Button
          key={name}
          size="small"
          aria-pressed={Object.entries(presets[name]).every(([field, value]) => operation.input[field] === value)}
          onClick={() => operation.setAll({ ...presets[name] })}
        >
          {words(name)}
        </Button>
      ))}
    </div>
  );
}
