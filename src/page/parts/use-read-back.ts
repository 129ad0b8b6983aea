import { useEffect, useEffectEvent, useState } from 'react';
import type { FileField, ImageField, InputField, IntegerField, OutputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { drawPng, pngOf, svgOf } from '../files/picture.ts';
import type { OperationState } from '../session/operation-state.ts';

/** An operation that draws a QR code, with the strings of `lib/qr-code/drawing`. Without a `png` the page draws one from `svg`. */
export interface DrawsCode extends Operation {
  readonly input: Readonly<Record<string, InputField>> & { readonly size: IntegerField };
  readonly output: Readonly<Record<string, OutputField>> & { readonly svg: ImageField; readonly png: FileField };
}

export type ReadBackVerdict = 'checking' | 'reads' | 'differs' | 'unreadable';

export interface ReadBack {
  /** The expected content of the code. */
  readonly text: string;
  /** Reads the code in an image; `undefined` if none is found. */
  readonly read: (picture: FileValue) => Promise<string | undefined>;
}

const IDLE_MS = 600;

// A larger image adds no information, and takes long.
const MAX_SIDE = 2048;

/** Scans the displayed code, as a phone would, when it has not changed for a while; `undefined` if there is none. */
export function useReadBack({ output, input, isRunning, isStale, problem }: OperationState<DrawsCode>, { text, read }: ReadBack): ReadBackVerdict | undefined {
  const { svg: image, png } = output;
  const { size = 0 } = input;
  const [last, setLast] = useState<{ readonly image: typeof image; readonly verdict: ReadBackVerdict }>();
  const isShown = svgOf(image) !== '' && text !== '' && !isRunning && !isStale && !problem;

  const check = useEffectEvent(async (): Promise<ReadBackVerdict> => {
    const picture = size > MAX_SIDE ? await drawPng(svgOf(image), MAX_SIDE) : await pngOf(png, image, size);
    if (!picture) return 'unreadable';
    const found = await read({ name: 'qr-code.png', type: picture.type, content: picture });
    if (found === undefined) return 'unreadable';
    return found === text ? 'reads' : 'differs';
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
