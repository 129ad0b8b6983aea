import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 3,
  icon: 'alarm',
  aliases: ['cron', 'quartz', 'eventbridge', 'kubernetes', 'CronJob', 'GitHub Actions', '@Scheduled', 'crontab.guru'],
});
