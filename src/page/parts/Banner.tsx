import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../ui/icons.tsx';
import look from '../look.module.css';
import styles from './parts.module.css';

interface BannerProps {
  /** What it says to the reader; `none` only informs. */
  readonly tone: Tone;
  readonly children: ReactNode;
  /** Large, for the one sentence that a page is for. */
  readonly isLarge?: boolean;
  /** The code that is put into words: its `data-code`. */
  readonly code?: string;
  /** `status`: announced when it appears. */
  readonly role?: 'status';
}

const tones: Readonly<Record<Tone, readonly [icon: ReactNode, className: string | undefined]>> = {
  good: [<CheckIcon key="good" />, look.good],
  doubtful: [<WarningIcon key="doubtful" />, look.doubtful],
  bad: [<ErrorIcon key="bad" />, look.bad],
  none: [<InfoIcon key="none" />, undefined],
};

/** A sentence or more that nobody is to overlook, in the colour of what it says. */
export function Banner({ tone, children, isLarge = false, code, role }: BannerProps) {
  const [icon, className] = tones[tone];
  return (
    <div className={classNames(look.banner, className, isLarge && styles.largeBanner)} data-code={code} role={role}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
