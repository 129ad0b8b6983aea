/** A package whose code is part of the site or of the command line. */
export interface PackageLicence {
  readonly name: string;
  /** Missing where it came as a part of another package. */
  readonly version?: string;
  /** SPDX expression. */
  readonly licence: string;
  /** The text that has to go with its code. */
  readonly text: string;
}

/** Lies beside the pages: what is in it is known when everything has been built. */
export const LICENCES_FILE = 'licences.json';
