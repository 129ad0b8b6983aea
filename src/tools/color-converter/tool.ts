import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 6,
  icon: 'palette',
  aliases: ['hex', 'rgb', 'rgba', 'hsl', 'hsv', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'display-p3', 'cmyk', 'css', 'WCAG'],
  redirectFrom: ['/color-picker-converter'],
  layout: 'inspector',
});
