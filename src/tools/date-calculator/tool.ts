import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'measurement',
  order: 5,
  icon: 'calendar-stats',
  aliases: ['ISO 8601', 'P1Y2M', 'PT1H30M', 'DST', 'ics', 'iCalendar', 'KW', 'W01'],
  createdAt: '2026-11-27',
  layout: 'form',
});
