/** A setting that does not have the form it should. */
export interface Mismatch {
  readonly key: string;
  readonly received: string;
  /** What the setting is for, in English as in .env.example: it is for whoever builds the site. */
  readonly about: string;
}

export const formatMismatch = ({ key, received }: Mismatch): string => `${key} = ${JSON.stringify(received)}`;
