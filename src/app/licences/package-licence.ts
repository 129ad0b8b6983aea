/** A package with code in the site or in the command line. */
export interface PackageLicence {
  readonly name: string;
  /** Undefined for code that is part of another package. */
  readonly version?: string;
  /** SPDX expression. */
  readonly licence: string;
  /** The licence text that has to accompany the code. */
  readonly text: string;
}

/** A file beside the pages, because its content is known only after the build. */
export const LICENCES_FILE = 'licences.json';
