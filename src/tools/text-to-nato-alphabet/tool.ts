import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 8,
  icon: 'speakerphone',
  aliases: ['icao', 'alfa bravo charlie', 'din 5009', 'apco', 'lapd'],
});
