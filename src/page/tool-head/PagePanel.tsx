import { Switch } from '../../ui/switch/Switch.tsx';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import { useTool } from '../tool-context.tsx';
import styles from './page-panel.module.css';

/** The switch that keeps the inputs of a tool on this device. */
export default function PagePanel({ id }: { readonly id: string }) {
  const kit = useKitWords();
  const { isKept, setKept, isKeepingRefused } = useTool();
  return (
    <div id={id} className={styles.panel} data-popup>
      <Switch label={kit('keepInputs')} checked={isKept} onChange={setKept} />
      <p className={look.hint} role="status">
        {kit(isKeepingRefused ? 'keepInputsRefused' : 'keepInputsHint')}
      </p>
    </div>
  );
}
