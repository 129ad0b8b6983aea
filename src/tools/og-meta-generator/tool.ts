import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 6,
  icon: 'tags',
  aliases: ['og', 'open graph', 'ogp', 'twitter card', 'meta', 'seo', 'facebook', 'linkedin', 'slack', 'discord'],
  layout: 'form',
});
