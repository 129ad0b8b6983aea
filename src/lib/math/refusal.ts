/** Why an expression has no value. */
export type Refusal = 'size' | 'fraction';

export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
