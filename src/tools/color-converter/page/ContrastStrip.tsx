import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import look from '../../../page/look.module.css';
import { isKnown } from '../../../page/outputs/SmallOutputs.tsx';
import { Output } from '../../../page/Output.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { namesOf } from '../../../page/words/names-of.ts';
import { contrastRatio, readHexColor } from '../../../lib/color/color.ts';
import { formatNumber } from '../../../runtime/format-number.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { wcagLevels } from '../wcag.ts';
import styles from './color.module.css';

const BACKGROUNDS = { contrastWithWhite: '#ffffff', contrastWithBlack: '#000000' } as const;

/** From the highest level to the lowest. */
const LEVELS = [
  ['aaaNormalText', look.good],
  ['aaNormalText', look.good],
  ['aaLargeText', look.doubtful],
] as const;

/** Shows letters in the color on white and on black, with the contrast and the highest level of WCAG that it reaches. */
export function ContrastStrip({ operation }: OperationProps<typeof fields.convert>) {
  const { words } = useTool();
  return (
    <div className={styles.contrasts} hidden={hasNothingToShow(operation)}>
      {namesOf(BACKGROUNDS).map((name) => (
        <Output
          key={name}
          operation={operation}
          name={name}
          view={({ id, label, value }) => (
            <div className={styles.rating}>
              <span className="visually-hidden" id={id}>
                {label}
              </span>
              <span className={styles.letters} aria-hidden="true" title={label} style={{ color: operation.output.hex, background: BACKGROUNDS[name] }} />
              <span className={styles.ratio}>
                <output aria-labelledby={id} data-value={name}>
                  {isKnown(operation) && formatNumber(words.language, value)}
                </output>
                {isKnown(operation) && ':1'}
              </span>
              {isKnown(operation) && <Rating ratio={contrastRatio(readHexColor(operation.output.hex), readHexColor(BACKGROUNDS[name]))} />}
            </div>
          )}
        />
      ))}
    </div>
  );
}

/** Shows the highest level of WCAG that an exact contrast reaches: 4.4999 is shown as 4.5, but fails. */
function Rating({ ratio }: { readonly ratio: number }) {
  const words = useWords<typeof en>();
  const [level, tone] = LEVELS.find(([name]) => ratio >= wcagLevels[name]) ?? (['none', look.bad] as const);
  return <span className={classNames(look.badge, tone)}>{words('rating', { level })}</span>;
}
