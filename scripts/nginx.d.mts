interface NginxOptions {
  readonly port: number;
  readonly prefix?: string;
  readonly folder?: string;
}

export declare function ensureNginx(): void;
export declare function startNginx(options: NginxOptions): () => void;
