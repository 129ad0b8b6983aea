interface NginxOptions {
  readonly port: number;
  readonly prefix?: string;
  readonly folder?: string;
}

export declare function hasNginx(): boolean;
export declare function ensureNginx(): boolean;
export declare function startNginx(options: NginxOptions): () => void;
