import { settings } from './settings.ts';

/** The text of `.env.example`: all settings with their purposes. */
export const formatEnvExample = (): string =>
  Object.entries(settings)
    .map(([key, { about }]) => `# ${about}\n${key}=\n`)
    .join('\n');
