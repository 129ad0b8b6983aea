import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import look from '../../../page/look.module.css';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Slider } from '../../../ui/slider/Slider.tsx';
import type { Oklch } from '../../../lib/color/oklch.ts';
import { isOklchInSrgb, maxChromaInSrgb, readPlainOklch } from '../../../lib/color/oklch.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { alphaIn } from './alpha.ts';
import styles from './color.module.css';

const CHANNELS = [
  { name: 'lightness', max: 1, step: 0.001, show: (value: number) => `${Number((value * 100).toFixed(2))}%` },
  { name: 'chroma', max: 0.4, step: 0.001, show: String },
  { name: 'hue', max: 360, step: 0.5, show: (value: number) => `${value}°` },
] as const;

const STEPS = 48;

const toCss = ({ lightness, chroma, hue }: Oklch): string => `oklch(${Number((lightness * 100).toFixed(2))}% ${chroma} ${hue}`;

/** The colors along a slider, with gaps where sRGB does not have them. */
function trackOf(color: Oklch, { name, max }: (typeof CHANNELS)[number]): string {
  const parts = Array.from({ length: STEPS }, (_, index) => {
    const there = { ...color, [name]: (max * (index + 0.5)) / STEPS };
    const [from, to] = [index, index + 1].map((step) => `${((step / STEPS) * 100).toFixed(2)}%`);
    return `${isOklchInSrgb(there) ? `${toCss(there)})` : 'transparent'} ${from} ${to}`;
  });
  return `linear-gradient(to right, ${parts.join(', ')})`;
}

/** Sliders for the channels of Oklch. */
export function Channels({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const { oklch } = operation.output;
  const alpha = alphaIn(operation.input.color) ?? operation.output.alpha;
  // What a slider has written comes first: a gray has no hue to be read back.
  const color = readPlainOklch(operation.input.color) ?? readPlainOklch(oklch);
  if (!color || hasNothingToShow(operation)) return null;
  const limit = maxChromaInSrgb(color.lightness, color.hue);
  return (
    <Card title={words('channels')}>
      {CHANNELS.map((channel) => (
        <div key={channel.name}>
          <Slider
            label={words(channel.name)}
            max={channel.max}
            step={channel.step}
            disabled={operation.isStale}
            value={color[channel.name]}
            onChange={(value) => operation.set('color', `${toCss({ ...color, [channel.name]: value })}${alpha < 1 ? ` / ${Number(alpha.toFixed(4))}` : ''})`)}
            format={channel.show}
          />
          <div className={styles.track} style={{ backgroundImage: trackOf(color, channel) }} aria-hidden="true" />
        </div>
      ))}
      <p className={look.hint}>{words('limit', { chroma: limit > 0 ? limit.toFixed(3) : 'none' })}</p>
    </Card>
  );
}
