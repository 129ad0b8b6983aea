export const toComposeReasons = [
  'use-compose-command',
  'no-compose-equivalent',
  'needs-a-network',
  'unknown-flag',
  'invalid-value',
  'belongs-to-shell',
  'other-command',
] as const;
export type ToComposeReason = (typeof toComposeReasons)[number];

/** An option, or a part of a script, that a Compose file cannot hold. */
export interface Refused {
  /** Its long name with dashes, as typed if unknown; the operator or command of a shell. */
  readonly flag: string;
  readonly value: string;
  readonly reason: ToComposeReason;
}

/** The same with its service; empty for a command without one. */
export interface UntranslatedFlag extends Refused {
  readonly service: string;
}

export const toRunReasons = ['build-first', 'start-order', 'no-image', 'no-run-equivalent'] as const;
export type ToRunReason = (typeof toRunReasons)[number];

/** A key of a Compose file that no option stands for. */
export interface UntranslatedKey {
  /** Empty for a key outside of all services. */
  readonly service: string;
  readonly key: string;
  readonly reason: ToRunReason;
}
