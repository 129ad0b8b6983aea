import type { IntegerField, NumberField } from '../../contract/fields.ts';
import { Slider } from '../../ui/slider/Slider.tsx';
import type { ControlProps } from './control-props.ts';
import { useKitWords } from '../words/kit-words.ts';
import styles from './fields.module.css';
import { NumberInput } from './NumberInput.tsx';

/** A number between two bounds: a box, and a slider that follows it and changes it, up to the usual maximum. */
export function Range(props: ControlProps<IntegerField | NumberField>) {
  const kit = useKitWords();
  const { field, label, value, onChange } = props;
  const { min = 0, max = 100, step = 1, usualMax: end = max } = field;
  return (
    <span className={styles.range}>
      <NumberInput {...props} />
      <Slider
        aria-label={kit('slider', { label, min, max: end })}
        min={min}
        max={end}
        step={step}
        value={Math.min(end, Math.max(min, typeof value !== 'number' || Number.isNaN(value) ? min : value))}
        onChange={onChange}
        format={() => ''}
      />
    </span>
  );
}
