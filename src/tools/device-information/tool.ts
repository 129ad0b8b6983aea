import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 4,
  icon: 'device-desktop',
  aliases: ['navigator', 'window.screen', 'devicePixelRatio', 'matchMedia', 'WebGL', 'Intl'],
});
