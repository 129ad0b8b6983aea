export const toComposeReasons = ['use-compose-command', 'no-compose-equivalent', 'needs-a-network', 'unknown-flag'] as const;
export type ToComposeReason = (typeof toComposeReasons)[number];

/** An option that a Compose file cannot hold. */
export interface UntranslatedFlag {
  readonly service: string;
  /** Its long name with dashes; as typed, where it is unknown. */
  readonly flag: string;
  readonly value: string;
  readonly reason: ToComposeReason;
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
