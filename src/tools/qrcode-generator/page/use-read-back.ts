import { useEffect, useEffectEvent, useState } from 'react';
import type { OperationState } from '../../../page/operation-state.ts';
import { useOutcome } from '../../../page/use-operation.ts';
import * as fields from '../fields.ts';
import { drawPng, pngOf, svgOf } from './picture.ts';

export type ReadBack = 'checking' | 'reads' | 'differs' | 'unreadable';

const IDLE_MS = 600;

// A larger picture tells no more, and takes long.
const MAX_SIDE = 2048;

/** Reads the code that is shown, as a phone would, whenever it has stood still for a while; `undefined` if there is none. */
export function useReadBack({ output, input, isRunning, problem }: OperationState<typeof fields.encode>): ReadBack | undefined {
  const run = useOutcome();
  const { svg: image } = output;
  const { text, size = 0 } = input;
  const [last, setLast] = useState<{ readonly image: typeof image; readonly verdict: ReadBack }>();
  const isShown = svgOf(image) !== '' && text !== '' && !isRunning && !problem;

  const check = useEffectEvent(async (): Promise<ReadBack> => {
    const picture = size > MAX_SIDE ? await drawPng(svgOf(image), MAX_SIDE) : await pngOf(output, size);
    if (!picture) return 'unreadable';
    const outcome = await run(fields.decode, { file: { name: 'qr-code.png', type: picture.type, content: picture } });
    if (outcome.kind !== 'output') return 'unreadable';
    return outcome.output.text === text ? 'reads' : 'differs';
  });

  useEffect(() => {
    if (!isShown) return undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      const verdict = await check();
      if (!isGone) setLast({ image, verdict });
    };
    const timer = setTimeout(() => void show(), IDLE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [image, text, isShown]);

  if (!isShown) return undefined;
  return last?.image === image ? last?.verdict : 'checking';
}
