import type { ClipboardEvent, ComponentProps, DragEvent, ReactNode, Ref } from 'react';
import { lazy, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import frame from '../field-frame.module.css';
import { CloseIcon, EyeIcon, EyeOffIcon } from '../icons.tsx';
import sizes from '../sizes.module.css';
import { useUiWords } from '../words.ts';
import styles from './input-text.module.css';
import { headOf, LONG_LENGTH } from './long-text.ts';

// Few texts are that long, so its code is loaded only for them.
const LongLines = lazy(() => import('./LongLines.tsx'));
const TruncationNote = lazy(() => import('./TruncationNote.tsx'));

interface OwnProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Has a button that empties it while there is something in it. */
  readonly clearable?: boolean;
  /** For text that is data: monospace, without spell checking, completion and correction. */
  readonly rawText?: boolean;
}

type OwnName = keyof OwnProps | 'multiline' | 'type' | 'ref';

interface LineProps extends OwnProps, Omit<ComponentProps<'input'>, OwnName> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly multiline?: false;
  /** `password` hides the typed text, and has a button that shows it. */
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'url' | 'search' | 'datetime-local';
  /** The label of that button, if it should name what it shows. */
  readonly revealWord?: (isShown: boolean) => string;
}

export interface LinesProps extends OwnProps, Omit<ComponentProps<'textarea'>, OwnName> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly multiline: true;
  /** Is rendered behind the letters, such as colors for parts of the text. The caller aligns both by the class name. */
  readonly behind?: ReactNode;
  /** Adds a button that hides the text and shows it again, with this label. */
  readonly hideWord?: (isShown: boolean) => string;
}

export type TextBoxProps = LineProps | LinesProps;

/** The box of an InputText, for callers with their own label and error message. `className` goes to the box, `ref` gets the control. */
export const TextBox = (props: TextBoxProps) => (props.multiline ? <Lines {...props} /> : <Line {...props} />);

function Line({ ref, type = 'text', revealWord, ...props }: LineProps) {
  const words = useUiWords();
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current);
  const { boxClass, controlProps, clear, note } = useTextBox(props, control);
  const isPassword = type === 'password';
  return (
    <div className={boxClass}>
      <input {...controlProps} ref={control} type={isPassword && isShown ? 'text' : type} />
      {clear}
      {note}
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
  const { boxClass, controlProps, clear, note, before, takesFocus } = useTextBox(props, control);
  // The text last typed in the editor. As long as nothing else changes the text, a short one stays there too, with its undo history.
  const [written, setWritten] = useState<string>();
  const { value, onChange } = props;
  const isLong = value.length > LONG_LENGTH && hideWord === undefined;
  if (!isLong && written !== undefined && written !== value) setWritten(undefined);
  const box = (
    <div className={boxClass}>
      {behind}
      <textarea {...controlProps} ref={control} rows={rows} data-hidden={!isShown || undefined} />
      {clear}
      {note}
      {hideWord && (
        <BoxButton icon={isShown ? <EyeOffIcon /> : <EyeIcon />} disabled={props.disabled} onClick={() => setShown(!isShown)}>
          {hideWord(isShown)}
        </BoxButton>
      )}
    </div>
  );
  if (!isLong && written !== value) return box;
  const write = (text: string): void => {
    setWritten(text);
    onChange(text);
  };
  return (
    <Suspense fallback={box}>
      <LongLines
        id={props.id}
        label={props['aria-label']}
        value={value}
        before={before}
        rows={rows}
        readOnly={props.readOnly === true || props.disabled === true}
        invalid={props['aria-invalid'] === true || props['aria-invalid'] === 'true'}
        describedBy={props['aria-describedby']}
        takesFocus={takesFocus}
        onChange={write}
      />
    </Suspense>
  );
}

interface NativeProps {
  readonly multiline?: boolean | undefined;
  readonly className?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The shared part of single-line and multi-line texts. The browser would lay out a long text for seconds: it is intercepted before it reaches the
 * control, which shows only the beginning.
 */
function useTextBox<Props extends OwnProps & NativeProps>(props: Props, control: { readonly current: Control | null }) {
  const words = useUiWords();
  const { value, onChange, size = 'medium', clearable = false, rawText = false, multiline = false, className, ...native } = props;
  const isHeld = value.length > LONG_LENGTH;
  // The text before the long one, which undo restores.
  const [before, setBefore] = useState<string>();
  const hadFocus = useRef(false);
  const isFixed = props.disabled === true || props.readOnly === true;

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer): void {
    const { current: box } = control;
    const text = isFixed || data.types.includes('Files') ? '' : data.getData('text/plain');
    if (!box || text.length + (text && value).length <= LONG_LENGTH) return;
    event.preventDefault();
    hadFocus.current = document.activeElement === box;
    const { selectionStart, selectionEnd } = box;
    // In a separate task: reading the clipboard took long enough.
    void import('./take-long.ts').then(({ takeLong }) => {
      if (!isHeld) setBefore(value);
      onChange(takeLong(text, isHeld ? '' : value, selectionStart, selectionEnd, multiline));
    });
  }

  const held = {
    value: isHeld ? headOf(value) : value,
    ...(isHeld && { readOnly: true, 'data-length': value.length }),
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDropCapture: (event: DragEvent) => take(event, event.dataTransfer),
  };
  const clear: ReactNode = (clearable || isHeld) && value !== '' && !isFixed && (
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
    before,
    /** Whether the replacement takes the focus: the control had it, and no other element has it now. */
    takesFocus: () => hadFocus.current && (document.activeElement === control.current || document.activeElement === document.body),
    note: isHeld && (
      <Suspense>
        <TruncationNote control={control} length={value.length} onUndo={isFixed || before === undefined ? undefined : () => onChange(before)} />
      </Suspense>
    ),
    boxClass: classNames(frame.box, sizes[size], styles.box, isHeld && styles.held, className),
    controlProps: {
      placeholder: words('inputPlaceholder'),
      ...(rawText && RAW_TEXT),
      ...native,
      ...held,
      className: classNames(styles.control, multiline && styles.lines, rawText && styles.raw),
      onChange: (event: { readonly target: { readonly value: string } }) => {
        const { value: next } = event.target;
        if (next.length > LONG_LENGTH) {
          setBefore(value);
          hadFocus.current = true;
        }
        onChange(next);
      },
    },
  };
}

const RAW_TEXT = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off' } as const;

const BoxButton = (props: Pick<ComponentProps<typeof Button>, 'icon' | 'disabled' | 'children'> & { readonly onClick: () => void }) => (
  <Button variant="text" size="small" className={styles.button} iconOnly {...props} />
);
