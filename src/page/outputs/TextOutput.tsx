import type { ReactNode } from 'react';
import type { TextField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { LongText, TimeOutput } from '../lazy/lazy-parts.ts';
import type { OutputProps } from './output-props.ts';
import { CopiedValue } from './CopiedValue.tsx';
import styles from './outputs.module.css';
import { Nothing, Result } from './Result.tsx';
import { CodeOutput } from './SmallOutputs.tsx';

/** In UTF-16 code units. A longer text is in a box below its label. */
const MAX_LINE = 120;

export interface TextOutputProps extends OutputProps<TextField> {
  /** Name and media type of the download. Default: from the opened file or the tool, and the format. */
  readonly fileName?: readonly [name: string, type: string];
}

export function TextOutput(props: TextOutputProps) {
  const { field, value: text, prominent, fileName } = props;
  if (field.codes) return <CodeOutput {...props} />;
  if (field.format === 'date-time' && !Number.isNaN(Date.parse(text))) return <TimeOutput {...props} />;
  if (field.multiline || text.includes('\n') || text.length > MAX_LINE || fileName !== undefined) return <LongText {...props} />;
  return <ShortText {...props} className={classNames(styles.text, prominent && styles.prominent)} />;
}

interface ShortTextProps extends OutputProps<TextField> {
  readonly className: string | undefined;
  /** The value as shown. Default: the text. */
  readonly children?: ReactNode;
}

/** A text of one line, which is copied by a click. If it is prominent, it is below its label. */
export function ShortText({ field, label, value: text, operation, name, prominent, id, className, children = text }: ShortTextProps) {
  const value = (
    <output className={className} aria-labelledby={id} data-value={name}>
      {text === '' ? <Nothing isAwaited={operation.isAwaited} /> : children}
    </output>
  );
  return (
    <Result id={id} label={label} isBlock={prominent}>
      {text === '' ? (
        value
      ) : (
        <CopiedValue label={label} text={text} format={outputFormat(operation.operation, field, operation.input)}>
          {value}
        </CopiedValue>
      )}
    </Result>
  );
}
