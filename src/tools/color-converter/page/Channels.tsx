import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import look from '../../../page/look.module.css';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Slider } from '../../../ui/slider/Slider.tsx';
import { maxChromaInSrgb, readPlainOklch } from '../../../lib/color/oklch.ts';
import { alphaIn } from '../alpha.ts';
import { channels, gradientOf, writeOklch } from '../channels.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { ColorTrack } from './ColorTrack.tsx';

/** Shows sliders for the OKLCH channels. */
export function Channels({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const { oklch } = operation.output;
  const alpha = alphaIn(operation.input.color) ?? operation.output.alpha;
  // The value set by a slider takes precedence: the hue of a gray cannot be parsed back.
  const color = readPlainOklch(operation.input.color) ?? readPlainOklch(oklch);
  if (!color || hasNothingToShow(operation)) return null;
  const limit = maxChromaInSrgb(color.lightness, color.hue);
  return (
    <Card title={words('channels')}>
      {channels.map((channel) => (
        <ColorTrack key={channel.name} gradient={gradientOf(color, channel)} thumb={operation.output.hex}>
          <Slider
            label={words(channel.name)}
            max={channel.max}
            step={channel.step}
            disabled={operation.isStale}
            value={color[channel.name]}
            onChange={(value) => operation.set('color', writeOklch({ ...color, [channel.name]: value }, alpha))}
            format={channel.format}
          />
        </ColorTrack>
      ))}
      <p className={look.hint}>{words('limit', { chroma: limit > 0 ? limit.toFixed(3) : 'none' })}</p>
    </Card>
  );
}
