import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';

interface ServeOptions {
  readonly folder: string;
  readonly port?: number;
  readonly host?: string;
  readonly prefix?: string;
  readonly isCompressed?: boolean;
  readonly instead?: Readonly<Record<string, string>>;
  readonly analyticsHost?: string;
  readonly api?: ((request: IncomingMessage, response: ServerResponse, path: string, query: string) => void) | undefined;
  readonly http?: ServerOptions;
}

/** A running server for a site. */
export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export declare function serve(options: ServeOptions): Promise<Site>;

/** extension → media type */
export declare const TYPES: Readonly<Record<string, string>>;

/** Closes the server and its keep-alive connections. */
export declare function closeAll(server: Server): Promise<void>;

export declare function isFile(file: string): boolean;
