/** A package with code in the site or in the command line. */
export interface PackageLicense {
  readonly name: string;
  /** Undefined for code that is part of another package. */
  readonly version?: string;
  /** SPDX expression. */
  readonly license: string;
  /** The license text that has to accompany the code. */
  readonly text: string;
}

/** A file beside the pages, because its content is known only after the build. */
export const LICENSES_FILE = 'licences.json';
