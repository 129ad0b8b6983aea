import { createContext } from 'react';

/** What the Copy buttons inside say when they have copied; '' for the usual words. */
export const CopiedWordContext = createContext('');
