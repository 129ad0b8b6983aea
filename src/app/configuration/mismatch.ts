/** A setting whose value is malformed. */
export interface Mismatch {
  readonly key: string;
  readonly received: string;
  /** The purpose of the setting as in .env.example, in English, for the person who builds the site. */
  readonly about: string;
}

export const formatMismatch = ({ key, received }: Mismatch): string => `${key} = ${JSON.stringify(received)}`;
