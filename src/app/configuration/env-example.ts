import { settings } from './settings.ts';

/** The text of `.env.example`: each setting with what it is for. */
export const formatEnvExample = (): string =>
  Object.entries(settings)
    .map(([key, { about }]) => `# ${about}\n${key}=\n`)
    .join('\n');
