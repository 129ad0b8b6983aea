import { linkTo } from './base.ts';

/** The icon in a tool's manifest. The build draws all icons into one file, with their lines (`scripts/icons-plugin.ts`): each page has more than a hundred. */
export const ToolIcon = ({ tool, size }: { readonly tool: string; readonly size: number }) => (
  <svg width={size} height={size} aria-hidden>
    <use href={`${linkTo('/icons.svg')}#${tool}`} />
  </svg>
);
