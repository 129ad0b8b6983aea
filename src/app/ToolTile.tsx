import { tools } from '../tools/registry.ts';
import { hueOf } from './category-hue.ts';
import { ToolIcon } from './ToolIcon.tsx';
import styles from './tool-tile.module.css';

interface ToolTileProps {
  readonly tool: string;
  /** Side length in pixels. Default: 32. */
  readonly size?: 24 | 28 | 32;
}

/** The icon of a tool on a tile in the hue of its category. */
export const ToolTile = ({ tool, size = 32 }: ToolTileProps) => (
  <span className={styles.tile} data-category={tools.get(tool)?.category} style={{ ...hueOf(tool), width: size, height: size }}>
    <ToolIcon tool={tool} size={size === 32 ? 20 : size - 10} />
  </span>
);
