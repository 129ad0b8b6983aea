import type { ComponentProps, ReactNode, Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import frame from '../field-frame.module.css';
import { CloseIcon, EyeIcon, EyeOffIcon } from '../icons.tsx';
import sizes from '../sizes.module.css';
import { useUiWords } from '../words.ts';
import styles from './input-text.module.css';

interface OwnProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Has a button that empties it while there is something in it. */
  readonly clearable?: boolean;
  /** For text that is data: set in mono, and left alone by spelling, completion and correction. */
  readonly rawText?: boolean;
}

type OwnName = keyof OwnProps | 'multiline' | 'type' | 'ref';

interface LineProps extends OwnProps, Omit<ComponentProps<'input'>, OwnName> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly multiline?: false;
  /** `password` hides what is typed, and has a button that shows it. */
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search' | 'datetime-local';
  /** What that button says, where it is to name what it shows. */
  readonly revealWord?: (isShown: boolean) => string;
}

interface LinesProps extends OwnProps, Omit<ComponentProps<'textarea'>, OwnName> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly multiline: true;
  /** Lies behind the letters, such as colours for parts of the text. Whoever gives it lays both on each other, by the class name. */
  readonly behind?: ReactNode;
  /** Gives it a button that hides the text, and shows it again: what that button says. */
  readonly hideWord?: (isShown: boolean) => string;
}

export type TextBoxProps = LineProps | LinesProps;

/** The box of an InputText, for where something else has its label and says what is wrong. `className` goes to the box, `ref` gets the control. */
export const TextBox = (props: TextBoxProps) => (props.multiline ? <Lines {...props} /> : <Line {...props} />);

function Line({ ref, type = 'text', revealWord, ...props }: LineProps) {
  const words = useUiWords();
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current);
  const { boxClass, controlProps, clear } = useTextBox(props, control);
  const isPassword = type === 'password';
  return (
    <div className={boxClass}>
      <input {...controlProps} ref={control} type={isPassword && isShown ? 'text' : type} />
      {clear}
      {isPassword && (
        <BoxButton icon={isShown ? <EyeOffIcon /> : <EyeIcon />} disabled={props.disabled} onClick={() => setShown(!isShown)}>
          {revealWord?.(isShown) ?? words(isShown ? 'hideText' : 'showText')}
        </BoxButton>
      )}
    </div>
  );
}

function Lines({ ref, rows = 3, behind, hideWord, ...props }: LinesProps) {
  const [isShown, setShown] = useState(true);
  const control = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => control.current);
  const { boxClass, controlProps, clear } = useTextBox(props, control);
  return (
    <div className={boxClass}>
      {behind}
      <textarea {...controlProps} ref={control} rows={rows} data-hidden={!isShown || undefined} />
      {clear}
      {hideWord && (
        <BoxButton icon={isShown ? <EyeOffIcon /> : <EyeIcon />} disabled={props.disabled} onClick={() => setShown(!isShown)}>
          {hideWord(isShown)}
        </BoxButton>
      )}
    </div>
  );
}

interface NativeProps {
  readonly multiline?: boolean | undefined;
  readonly className?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

/** What one line and many have in common. */
function useTextBox<Props extends OwnProps & NativeProps>(props: Props, control: { readonly current: HTMLElement | null }) {
  const words = useUiWords();
  const { value, onChange, size = 'medium', clearable = false, rawText = false, multiline = false, className, ...native } = props;
  const clear: ReactNode = clearable && value !== '' && !props.disabled && !props.readOnly && (
    <BoxButton
      icon={<CloseIcon />}
      onClick={() => {
        onChange('');
        control.current?.focus();
      }}
    >
      {words('clear')}
    </BoxButton>
  );
  return {
    clear,
    boxClass: classNames(frame.box, sizes[size], styles.box, className),
    controlProps: {
      placeholder: words('inputPlaceholder'),
      ...(rawText && RAW_TEXT),
      ...native,
      value,
      className: classNames(styles.control, multiline && styles.lines, rawText && styles.raw),
      onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    },
  };
}

const RAW_TEXT = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off' } as const;

const BoxButton = (props: Pick<ComponentProps<typeof Button>, 'icon' | 'disabled' | 'children'> & { readonly onClick: () => void }) => (
  <Button variant="text" size="small" className={styles.button} iconOnly {...props} />
);
