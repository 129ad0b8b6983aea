import { configuration, reading } from '../configuration/configuration.ts';
import { startAnalytics } from './analytics.ts';

/** This page's; undefined unless the build turns it on. */
export const analytics = reading.ok ? startAnalytics(configuration()) : undefined;
