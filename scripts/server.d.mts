interface ServeOptions {
  readonly port?: number;
  readonly folder?: string;
  readonly host?: string;
  readonly prefix?: string;
  readonly isCompressed?: boolean;
}

/** A running server for a site. */
export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export declare function serve(options?: ServeOptions): Promise<Site>;
