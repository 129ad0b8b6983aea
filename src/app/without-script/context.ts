import { createContext } from 'react';

/** What a tool's page shows to readers whose browser runs no scripts. Only the build has it: what runs in the page has nobody to show it to. */
export const WithoutScript = createContext<React.ReactNode>(null);
