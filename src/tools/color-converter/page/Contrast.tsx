import type { ReactNode } from 'react';
import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { ValueGroup } from '../../../page/outputs/ValueGroup.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { WcagLevel } from '../wcag.ts';
import { wcagLevels } from '../wcag.ts';
import styles from './color.module.css';

const RATIOS = ['contrast', 'contrastWithWhite', 'contrastWithBlack', 'luminance'] as const;
const LEVELS = ['aaNormalText', 'aaLargeText', 'aaaNormalText', 'aaaLargeText', 'nonText'] as const satisfies readonly WcagLevel[];

interface ContrastProps extends OperationProps<typeof fields.convert> {
  /** The background as `#rrggbb` or `#rrggbbaa`. */
  readonly background: string;
  /** The input field of the background. */
  readonly children: ReactNode;
}

/** Shows how readable the color is on the background. */
export function Contrast({ operation, background, children }: ContrastProps) {
  const words = useWords<typeof en>();
  const isEmpty = hasNothingToShow(operation);
  return (
    <Card title={words('contrast')}>
      {children}
      {/* Low contrast is intended here, and the ratios report it. White is below a translucent background. */}
      <div
        hidden={isEmpty}
        className={styles.sample}
        aria-hidden="true"
        style={{ color: operation.output.hex, background: `linear-gradient(${background}, ${background}), #fff` }}
      >
        <span>{words('sample')}</span>
        <span>{words('largeSample')}</span>
      </div>
      <ValueGroup operation={operation} names={RATIOS} label={words('contrast')} hidden={isEmpty}>
        <Output operation={operation} name="wcag" view={({ label, value, name }) => <Levels label={label} value={value} name={name} />} />
        <Outputs operation={operation} names={['contrast', 'luminance']} />
      </ValueGroup>
    </Card>
  );
}

interface LevelsProps {
  readonly label: string;
  readonly name: string;
  readonly value: { readonly [Level in WcagLevel]: boolean } | null;
}

function Levels({ label, name, value }: LevelsProps) {
  const words = useWords<typeof en>();
  if (!value) return null;
  return (
    <ul className={styles.levels} aria-label={label} data-value={name}>
      {LEVELS.map((level) => (
        <li key={level} className={classNames(look.badge, value[level] ? look.good : look.bad)} data-code={level} data-passes={value[level]}>
          {value[level] ? <CheckIcon /> : <CloseIcon />}
          {words(value[level] ? 'passes' : 'fails', { level: words(level), ratio: wcagLevels[level] })}
        </li>
      ))}
    </ul>
  );
}
