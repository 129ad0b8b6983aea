import { createContext } from 'react';

/** Name of the output that the parts inside show. */
export const OutputNameContext = createContext<string | undefined>(undefined);
