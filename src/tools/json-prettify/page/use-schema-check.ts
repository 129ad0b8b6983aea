import { useEffect, useRef, useState } from 'react';
import type { SchemaAnswer, SchemaRequest } from '../schema.ts';

// A pattern in a schema can take for ever, and a document as long as it likes.
const TIME_LIMIT_MS = 10_000;

/** How far a check has come; `document` is the text that was checked. */
export type SchemaCheck =
  | { readonly kind: 'none' | 'running' | 'out-of-time' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'answered'; readonly answer: SchemaAnswer; readonly document: string };

interface SchemaChecker {
  readonly check: SchemaCheck;
  readonly start: (request: SchemaRequest) => void;
  readonly cancel: () => void;
}

/** Checks in a worker of its own, which ends with the check. */
export function useSchemaCheck(): SchemaChecker {
  const [check, setCheck] = useState<SchemaCheck>({ kind: 'none' });
  const stop = useRef<() => void>(() => undefined);

  useEffect(() => () => stop.current(), []);

  function start(request: SchemaRequest): void {
    stop.current();
    const worker = new Worker(new URL('./schema.worker.ts', import.meta.url), { type: 'module' });
    const timer = setTimeout(() => end({ kind: 'out-of-time' }), TIME_LIMIT_MS);
    stop.current = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    const end = (next: SchemaCheck): void => {
      stop.current();
      setCheck(next);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<SchemaAnswer>) => end({ kind: 'answered', answer: data, document: request.document }));
    worker.addEventListener('error', ({ message }) => end({ kind: 'failed', message }));
    worker.postMessage(request);
    setCheck({ kind: 'running' });
  }

  return {
    check,
    start,
    cancel: () => {
      stop.current();
      setCheck({ kind: 'none' });
    },
  };
}
