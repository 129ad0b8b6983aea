import { createContext } from 'react';

/** The message when a Copy button inside has copied; '' for the usual one. */
export const CopiedWordContext = createContext('');
