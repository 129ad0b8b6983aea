import { linkTo } from './base.ts';

interface ToolIconProps {
  readonly tool: string;
  /** Side in pixels. Without it, the style sheet sets the size. */
  readonly size?: number;
}

/** The icon in a tool's manifest. The build draws all icons into one file, with their lines (`scripts/icons-plugin.ts`): each page has more than a hundred. */
export const ToolIcon = ({ tool, size }: ToolIconProps) => (
  <svg width={size} height={size} aria-hidden>
    <use href={`${linkTo('/icons.svg')}#${tool}`} />
  </svg>
);
