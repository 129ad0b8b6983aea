import type { serve as serveFolder } from '../src/hosting/server.mjs';
export type { Site } from '../src/hosting/server.mjs';

export declare function serve(options?: Partial<Parameters<typeof serveFolder>[0]>): ReturnType<typeof serveFolder>;
