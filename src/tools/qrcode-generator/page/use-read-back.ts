import { useEffect, useEffectEvent, useState } from 'react';
import type { OperationState } from '../../../page/use-operation.ts';
import { drawPng, pngOf, svgOf } from './picture.ts';
import { useRun } from './use-run.ts';

export type ReadBack = 'checking' | 'reads' | 'differs' | 'unreadable';

const IDLE_MS = 600;

// A larger picture tells no more, and takes long.
const MAX_SIDE = 2048;

/** Reads the code that is shown, as a phone would, whenever it has stood still for a while; `undefined` if there is none. */
export function useReadBack(operation: OperationState): ReadBack | undefined {
  const run = useRun();
  const [last, setLast] = useState<{ readonly image: unknown; readonly verdict: ReadBack }>();
  const { output, input, isRunning, problem } = operation;
  const image = output.svg;
  const text = String(input.text ?? '');
  const isShown = svgOf(image) !== '' && text !== '' && !isRunning && !problem;

  const check = useEffectEvent(async (): Promise<ReadBack> => {
    const size = Number(input.size);
    const picture = size > MAX_SIDE ? await drawPng(svgOf(image), MAX_SIDE) : await pngOf(output, size);
    if (!picture) return 'unreadable';
    const outcome = await run('decode', { file: { name: 'qr-code.png', type: picture.type, content: picture } });
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
