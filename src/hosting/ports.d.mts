/** The port of a server, unless another one is given or this one is in use. */
export declare const DEFAULT_PORT: number;
export declare const MAX_PORT: number;

/** Whether a text is a port in decimal notation. Port 0 is any free port. */
export declare function isPort(text: string): boolean;

/** Calls `listen` with a port, and with the next one as long as a port is in use. If all are in use, throws the error of the last one. */
export declare function listenFrom<Result>(port: number, listen: (port: number) => Promise<Result>): Promise<Result>;

/** The port of both containers; Dockerfile, compose.yaml and deploy/ repeat it. An unprivileged user can listen on it. */
export declare const CONTAINER_PORT: number;
