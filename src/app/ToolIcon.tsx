import { linkTo } from './base.ts';

/** The icon that a tool's manifest names. All of them are in one file, which the build draws (`scripts/icons-plugin.ts`). */
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
