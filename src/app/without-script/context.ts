import { createContext } from 'react';

/** What a tool's page shows to readers without JavaScript. Only the build has it: the running app has no use for it. */
export const WithoutScript = createContext<React.ReactNode>(null);
