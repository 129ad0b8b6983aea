import type { serve as serveFolder, Site } from '../src/hosting/server.mjs';

export declare function serve(options?: Partial<Parameters<typeof serveFolder>[0]>): Promise<Site>;
