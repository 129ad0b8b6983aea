import type { RunContext } from '../contract/operations.ts';
import type { WireInput } from './check.ts';
import type { Piece } from './large-values.ts';
import type { Outcome } from './run.ts';

/** A request to run an operation. Files in `input` are FileValues, which pass to a worker without being read. */
export interface RunRequest {
  readonly tool: string;
  readonly operation: string;
  readonly input: WireInput;
  readonly locale: string;
  /** IANA time zone name. Default: that of the engine's platform. */
  readonly timeZone?: string;
  readonly reference: RunContext['reference'];
}

export interface ProgressReport {
  readonly done: number;
  readonly total: number;
  readonly unit?: 'bytes';
}

export type ToWorker =
  // Preloads a tool's engine, and everything that such a run needs. No response is sent.
  | { readonly type: 'warm'; readonly tool: string; readonly request?: RunRequest }
  | { readonly type: 'run'; readonly id: number; readonly request: RunRequest }
  // A chunk of a large input value of a run that follows, with the chunks in order.
  | { readonly type: 'piece'; readonly id: number; readonly piece: Piece }
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  // The worker's script has loaded.
  | { readonly type: 'ready' }
  // The worker has received the run, so it is alive and not blocked by another one.
  | { readonly type: 'received'; readonly id: number }
  // The engine's code could not be loaded; a fresh worker may succeed.
  | { readonly type: 'not-loaded'; readonly id: number }
  // The operation loads more code; it starts again afterwards.
  | { readonly type: 'loading'; readonly id: number }
  // The engine has loaded and the operation starts.
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly progress: ProgressReport }
  // A chunk of a large output value that follows, with the chunks in order.
  | { readonly type: 'piece'; readonly id: number; readonly piece: Piece }
  | { readonly type: 'outcome'; readonly id: number; readonly outcome: Outcome };
