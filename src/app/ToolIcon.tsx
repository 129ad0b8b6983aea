import { linkTo } from './base.ts';

/** The icon in a tool's manifest. The build draws all icons into one file (`scripts/icons-plugin.ts`). */
export const ToolIcon = ({ tool, size }: { readonly tool: string; readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable={false}
  >
    <use href={`${linkTo('/icons.svg')}#${tool}`} />
  </svg>
);
