import { useEffect, useMemo, useState } from 'react';
import type { TextSize } from './text-size.ts';
import { isLongToMeasure, measureLongText, measureText } from './text-size.ts';

const NOTHING: TextSize = measureText('');

/** The size of a text. While a long one is being counted, the size counted last. */
export function useTextSize(text: string): TextSize {
  const isLong = isLongToMeasure(text);
  const short = useMemo(() => (isLong ? undefined : measureText(text)), [text, isLong]);
  const [counted, setCounted] = useState(NOTHING);

  useEffect(() => {
    if (!isLong) return undefined;
    const end = new AbortController();
    void measureLongText(text, end.signal).then((size) => size && setCounted(size));
    return () => end.abort();
  }, [text, isLong]);

  return short ?? counted;
}
