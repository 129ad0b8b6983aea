import icons from 'virtual:tool-icons';

export function ToolIcon({ tool, size }: { readonly tool: string; readonly size: number }) {
  const Icon = icons[tool];
  return Icon ? <Icon size={size} stroke={1.5} aria-hidden focusable={false} /> : null;
}
