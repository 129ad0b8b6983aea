/** A setting whose value is malformed, or missing where another setting needs it. */
export interface Mismatch {
  readonly key: string;
  readonly received: string;
}

export const formatMismatch = ({ key, received }: Mismatch): string => `${key} = ${JSON.stringify(received)}`;
