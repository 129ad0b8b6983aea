export const OG_IMAGE: { readonly file: string; readonly width: number; readonly height: number };
export const SOURCE: string;
export function ogDocument(): string;
export function ogSource(): string;
