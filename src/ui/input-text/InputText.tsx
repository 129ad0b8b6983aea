import type { ComponentProps, ReactNode, Ref } from 'react';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import type { FieldFrameProps } from '../field-frame.tsx';
import { describeValidation, FieldFrame, partFrame } from '../field-frame.tsx';
import frameStyles from '../field-frame.module.css';
import { CloseIcon } from '../icons.tsx';
import sizes from '../sizes.module.css';
import { useUiWords } from '../words.ts';
import styles from './input-text.module.css';
import { RevealButton } from './RevealButton.tsx';

interface OwnProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Adds a button that clears the text; it is shown while there is text. */
  readonly clearable?: boolean;
  /** For data rather than prose: set in monospace, without spell checking, completion and automatic correction. */
  readonly rawText?: boolean;
}

type OwnName = keyof OwnProps | 'multiline' | 'type' | 'ref';

interface LineProps extends OwnProps, Omit<ComponentProps<'input'>, OwnName> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly multiline?: false;
  /** `password` hides the text and adds a button that reveals it. */
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search' | 'datetime-local';
}

interface LinesProps extends OwnProps, Omit<ComponentProps<'textarea'>, OwnName> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly multiline: true;
}

type InputTextProps = LineProps | LinesProps;

/** A text box with one line, or with several (`multiline`). */
export const InputText = (props: InputTextProps) => (props.multiline ? <Lines {...props} /> : <Line {...props} />);

function Line({ ref, type = 'text', ...props }: LineProps) {
  const words = useUiWords();
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current);
  const { frameProps, boxClass, controlProps, clear } = useTextBox(props, control);
  const isPassword = type === 'password';
  return (
    <FieldFrame {...frameProps}>
      <div className={boxClass}>
        <input {...controlProps} ref={control} type={isPassword && isShown ? 'text' : type} />
        {clear}
        {isPassword && (
          <RevealButton variant="text" size="small" className={styles.button} disabled={props.disabled} isShown={isShown} onChange={setShown}>
            {words(isShown ? 'hideText' : 'showText')}
          </RevealButton>
        )}
      </div>
    </FieldFrame>
  );
}

function Lines({ ref, rows = 3, ...props }: LinesProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => control.current);
  const { frameProps, boxClass, controlProps, clear } = useTextBox(props, control);
  return (
    <FieldFrame {...frameProps}>
      <div className={boxClass}>
        <textarea {...controlProps} ref={control} rows={rows} />
        {clear}
      </div>
    </FieldFrame>
  );
}

interface NativeProps {
  readonly multiline?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

function useTextBox<Props extends OwnProps & NativeProps>(props: Props, control: { readonly current: HTMLElement | null }) {
  const words = useUiWords();
  const ownId = useId();
  const { frame, control: own } = partFrame(props);
  const { value, onChange, size = 'medium', clearable = false, rawText = false, multiline = false, ...native } = own;
  const id = props.id ?? ownId;
  const clear: ReactNode = clearable && value !== '' && !props.disabled && !props.readOnly && (
    <Button
      variant="text"
      size="small"
      className={styles.button}
      icon={<CloseIcon />}
      iconOnly
      onClick={() => {
        onChange('');
        control.current?.focus();
      }}
    >
      {words('clear')}
    </Button>
  );
  return {
    clear,
    boxClass: classNames(frameStyles.box, sizes[size], styles.box),
    frameProps: { ...frame, controlId: id },
    controlProps: {
      placeholder: words('inputPlaceholder'),
      ...(rawText && RAW_TEXT),
      ...native,
      ...describeValidation(id, frame.validation, props['aria-describedby']),
      id,
      value,
      className: classNames(styles.control, multiline && styles.lines, rawText && styles.raw),
      onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    },
  };
}

const RAW_TEXT = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off' } as const;
