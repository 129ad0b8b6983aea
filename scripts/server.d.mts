interface ServeOptions {
  readonly port?: number;
  readonly folder?: string;
  readonly host?: string;
  readonly prefix?: string;
  readonly isCompressed?: boolean;
}

/** A site that is being served, and what ends that. */
export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export declare function serve(options?: ServeOptions): Promise<Site>;
