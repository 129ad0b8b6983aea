import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../../ui/icons.tsx';
import { ErrorIcon } from '../../ui/error-icon.tsx';
import look from '../look.module.css';
import styles from './parts.module.css';

interface BannerProps {
  /** Sets color and icon: good, doubtful, bad, or `none` for information. */
  readonly tone: Tone;
  readonly children: ReactNode;
  /** Sets large type, for the main sentence of a page. */
  readonly isLarge?: boolean;
  /** The code that the sentence describes, as `data-code`. */
  readonly code?: string;
  /** `status` makes screen readers announce the sentence when it appears. */
  readonly role?: 'status';
}

const tones: Readonly<Record<Tone, readonly [icon: ReactNode, className: string | undefined]>> = {
  good: [<CheckIcon key="good" />, look.good],
  doubtful: [<WarningIcon key="doubtful" />, look.doubtful],
  bad: [<ErrorIcon key="bad" />, look.bad],
  none: [<InfoIcon key="none" />, undefined],
};

/** A prominent message with an icon, in the color of its tone. */
export function Banner({ tone, children, isLarge = false, code, role }: BannerProps) {
  const [icon, className] = tones[tone];
  return (
    <div className={classNames(look.banner, className, isLarge && styles.largeBanner)} data-code={code} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
