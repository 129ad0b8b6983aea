export function ensureChromium(): string;
export const chromiumArgs: string[];
