interface ServeOptions {
  readonly port?: number;
  readonly folder?: string;
  readonly host?: string;
  readonly prefix?: string;
}

export declare function serve(options?: ServeOptions): Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
