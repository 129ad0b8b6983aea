import { useKitWords } from '../../../page/words/kit-words.ts';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Slider } from '../../../ui/slider/Slider.tsx';
import { alphaDigits, alphaIn, opaque, withAlpha } from '../alpha.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './color.module.css';
import { ColorText } from './ColorText.tsx';
import { ColorTrack } from './ColorTrack.tsx';
import { ContrastStrip } from './ContrastStrip.tsx';
import { EyeDropperButton } from './EyeDropperButton.tsx';

/** Shows the color as text and as a swatch, and the ways to pick another. */
export function ColorCard({ operation }: OperationProps<typeof fields.convert>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { input, output } = operation;
  const setColor = (color: string): void => operation.set('color', color);
  const alpha = operation.hasOutput ? Number((alphaIn(input.color) ?? output.alpha).toFixed(2)) : 1;
  // A picked color would be invisible with an alpha of 0.
  const pick = (hex: string): void => setColor(hex + alphaDigits(alpha || 1));
  return (
    <Card label={kit('input')}>
      <MainInput operation={operation} control={(props) => <ColorText {...props} pickerLabel={words('picker')} hex={opaque(output.hex)} onPick={pick} />} />
      <div className={classNames(styles.swatch, operation.isDimmed && styles.invalid)} role="img" aria-label={words('swatch', { color: output.hex })}>
        <span style={{ background: output.hex }} />
        <span className={styles.wide} style={{ background: output.displayP3 }} title={words('p3')} />
      </div>
      <ContrastStrip operation={operation} />
      <ColorTrack gradient={`linear-gradient(to right, transparent, ${opaque(output.hex)})`} thumb={opaque(output.hex)} isAlpha>
        <Slider
          label={words('alpha')}
          max={1}
          step={0.01}
          value={alpha}
          disabled={!operation.hasOutput || operation.isStale}
          onChange={(next) => setColor(withAlpha(output, next))}
        />
      </ColorTrack>
      <div>
        <EyeDropperButton onPick={pick} />
      </div>
    </Card>
  );
}
