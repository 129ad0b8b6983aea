import type { Outcome } from '../run.ts';
import type { WireInput } from '../check.ts';

/** The version of the messages between an embedded tool and the page around it. A change that breaks such pages increases it. */
export const EMBED_VERSION = 1;

/** The first message of the embedding page. It opens the channel, and is answered with `penknife:ready` each time. */
export interface HelloMessage {
  readonly type: 'penknife:hello';
  /** Default: the current version. */
  readonly version?: typeof EMBED_VERSION;
}

/** Sets some inputs, by the names of the contract, in wire form. Others keep their values. */
export interface SetMessage {
  readonly type: 'penknife:set';
  /** Default: the visible operation. */
  readonly operation?: string;
  readonly fields: WireInput;
}

/** What the embedding page sends. */
export type HostMessage = HelloMessage | SetMessage;

/** The tool accepts messages. */
export interface ReadyMessage {
  readonly type: 'penknife:ready';
  readonly version: typeof EMBED_VERSION;
  readonly tool: string;
  /** Operation → the names of its inputs and outputs. */
  readonly operations: Readonly<Record<string, { readonly inputs: readonly string[]; readonly outputs: readonly string[] }>>;
}

/** A run has ended with a result. */
export interface ResultMessage {
  readonly type: 'penknife:result';
  readonly operation: string;
  /** Output → value in wire form. */
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The rows or codes of the output `warnings`; empty without one. */
  readonly warnings: readonly unknown[];
  /** Outputs that are missing because they are secret, or contain a secret input. */
  readonly withheld: readonly string[];
}

/** A run has failed, or a message was rejected. */
export interface ErrorMessage {
  readonly type: 'penknife:error';
  /** Missing if no operation is concerned. */
  readonly operation?: string;
  readonly field?: string;
  readonly code: string;
  /** For people, in the language of the page. */
  readonly message: string;
}

/** The height that the tool needs, in CSS pixels. */
export interface HeightMessage {
  readonly type: 'penknife:height';
  readonly height: number;
}

/** What the embedded tool sends. */
export type ToolMessage = ReadyMessage | ResultMessage | ErrorMessage | HeightMessage;

/** The end of a run, with the input that it had. */
export interface EndedRun {
  readonly operation: string;
  readonly input: WireInput;
  readonly outcome: Outcome;
}
