import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/kit-words.ts';
import { InputToolbar, SampleMark } from '../../page/layouts/InputToolbar.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import type { OperationProps } from '../../page/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { EditableValues } from '../../page/parts/EditableValues.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Card, Columns, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/tool-context.tsx';
import { useRun } from '../../page/use-operation.ts';
import { Slider } from '../../ui/slider/Slider.tsx';
import * as fields from './fields.ts';
import { alphaDigits, alphaIn } from './page/alpha.ts';
import { Channels } from './page/Channels.tsx';
import styles from './page/color.module.css';
import { ColorText } from './page/ColorText.tsx';
import { Contrast } from './page/Contrast.tsx';
import { EyeDropperButton } from './page/EyeDropperButton.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

const NOTATIONS = ['hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'displayP3', 'xyz', 'name'] as const;
const WHITE = '#ffffff';

/** What a color box can hold. */
const opaque = (hex: string): string => hex.slice(0, WHITE.length).toLowerCase() || WHITE;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { input, output } = operation;
  const background = useRun(fields.convert, { ...input, color: input.background, background: WHITE, uppercase: false }).output.hex || WHITE;
  const setColor = (color: string): void => operation.set('color', color);
  const setAlpha = (alpha: number): void =>
    setColor(output.inSrgbGamut ? opaque(output.hex) + alphaDigits(alpha) : output.oklch.replace(/(?: \/ [\d.]+)?\)$/u, ` / ${alpha})`));
  const alpha = operation.hasOutput ? Number((alphaIn(input.color) ?? output.alpha).toFixed(2)) : 1;
  // Who picks a color wants to see it.
  const pick = (hex: string): void => setColor(hex + alphaDigits(alpha || 1));
  return (
    <Stack>
      <Columns>
        <Card label={kit('input')}>
          <Field
            operation={operation}
            name="color"
            autoFocus={focusesInput()}
            mark={<SampleMark operation={operation} name="color" />}
            tools={<InputToolbar operation={operation} />}
            control={(props) => <ColorText {...props} pickerLabel={words('picker')} hex={opaque(output.hex)} onPick={pick} />}
          />
          <div className={styles.swatch} role="img" aria-label={words('swatch', { color: output.hex })}>
            <span style={{ background: output.hex }} />
            <span className={styles.wide} style={{ background: output.displayP3 }} title={words('p3')} />
          </div>
          <Slider label={words('alpha')} max={1} step={0.01} value={alpha} disabled={!operation.hasOutput || operation.isStale} onChange={setAlpha} />
          <div>
            <EyeDropperButton onPick={pick} />
          </div>
        </Card>
        <Channels operation={operation} />
      </Columns>
      <Results operation={operation} title={words('notations')} names={[...NOTATIONS, 'isExactName', 'alpha', 'inSrgbGamut']}>
        <Output operation={operation} name="inSrgbGamut" />
        <Options operation={operation} names={['syntax', 'gamutMapping', 'uppercase']} />
        <EditableValues operation={operation} names={NOTATIONS} inputFor={(_, color) => ({ color })} />
        <Outputs operation={operation} names={['isExactName', 'alpha']} />
      </Results>
      <Contrast operation={operation} background={background}>
        <Field
          operation={operation}
          name="background"
          control={(props) => <ColorText {...props} pickerLabel={words('pickBackground')} hex={opaque(background)} onPick={props.onChange} />}
        />
      </Contrast>
    </Stack>
  );
}
