import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'images-and-videos',
  order: 3,
  icon: 'photo',
  aliases: ['dummyimage', 'lorem picsum', 'placehold.co', 'mockup', 'data uri'],
});
