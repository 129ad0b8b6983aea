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

/** An option, or a part of a script, that a Compose file cannot express. */
export interface Refused {
  /** The long name of an option with dashes, as typed if unknown; or a shell operator or command. */
  readonly flag: string;
  readonly value: string;
  readonly reason: ToComposeReason;
}

/** With the service; empty for a command without one. */
export interface UntranslatedFlag extends Refused {
  readonly service: string;
}

export const toRunReasons = ['build-first', 'start-order', 'no-image', 'no-run-equivalent'] as const;
export type ToRunReason = (typeof toRunReasons)[number];

/** A key of a Compose file without an equivalent option. */
export interface UntranslatedKey {
  /** Empty for a key outside of services. */
  readonly service: string;
  readonly key: string;
  readonly reason: ToRunReason;
}
