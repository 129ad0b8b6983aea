/** Whether a host that a server listens on accepts connections from this device alone. */
export declare function isLoopback(host: string): boolean;
