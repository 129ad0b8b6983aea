import type { TextField } from '../../../contract/fields.ts';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import { Result } from '../../../page/outputs/Result.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { STEAM_LENGTH } from '../terms.ts';
import styles from './otp-generator.module.css';

/** A code in two halves for readability, unless it is short; without a space for copying and screen readers. */
export function Code({ id, name, label, value: code, prominent }: OutputProps<TextField>) {
  const half = code.length > STEAM_LENGTH ? Math.floor(code.length / 2) : code.length;
  return (
    <Result id={id} label={label} isBlock={prominent}>
      {code !== '' && (
        <CopiedValue label={label} text={code} copyOnly>
          <output className={classNames(styles.code, prominent && styles.current)} aria-labelledby={id} data-value={name}>
            <span>{code.slice(0, half)}</span>
            {half < code.length && <span>{code.slice(half)}</span>}
          </output>
        </CopiedValue>
      )}
    </Result>
  );
}
