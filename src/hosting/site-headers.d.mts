export declare function contentSecurityPolicy(analyticsHost?: string): string;
export declare function securityHeaders(analyticsHost?: string): Readonly<Record<string, string>>;
export declare const FOLDER_SCRIPT: string;
export declare const CACHE_ASSETS: string;
export declare const CACHE_OTHERS: string;
