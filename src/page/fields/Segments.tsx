import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChoiceField } from '../../contract/fields.ts';
import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './fields.module.css';

interface SegmentsProps extends ControlProps<ChoiceField> {
  /** The options are names of the field, which need no translation. */
  readonly isCode?: boolean;
}

/** A choice with all its options visible, or a select list where they do not fit on one line. */
export function Segments({ isCode = false, ...props }: SegmentsProps) {
  const { id, field, label, value, onChange, describedBy } = props;
  const optionWord = isCode ? (option: string): string => option : props.optionWord;
  const { room, fits } = useFits(field.options.map((option) => optionWord(option)).join('\n'));
  return (
    <div ref={room} className={styles.segments}>
      {fits ? (
        <ButtonsSelect
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          isCode={isCode}
          options={field.options.map((option) => ({ value: option, label: optionWord(option) }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <ChoiceInput {...props} optionWord={optionWord} />
      )}
    </div>
  );
}

/** Whether the segments fit on one line, measured before the browser paints them, and again when the room changes. */
function useFits(content: string) {
  const room = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [fits, setFits] = useState(true);
  const [measured, setMeasured] = useState(content);
  // Other words are measured as segments again.
  if (measured !== content) {
    setMeasured(content);
    setFits(true);
  }

  const measure = useEffectEvent(() => {
    const segments = room.current?.querySelector<HTMLElement>('[role="radiogroup"]');
    if (segments) needed.current = segments.scrollWidth;
    if (room.current && room.current.clientWidth > 0) setFits(needed.current <= room.current.clientWidth);
  });

  useLayoutEffect(() => measure(), [content, fits]);
  useEffect(() => {
    const observer = new ResizeObserver(() => measure());
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  return { room, fits };
}
