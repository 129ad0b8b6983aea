export declare function contentSecurityPolicy(analyticsHost?: string): string;
export declare function readEmbedOrigins(config: string): readonly string[];
export declare function securityHeaders(analyticsHost?: string, embedOrigins?: readonly string[]): Readonly<Record<string, string>>;
export declare const FOLDER_SCRIPT: string;
export declare const CACHE_ASSETS: string;
export declare const CACHE_OTHERS: string;
