import { createContext } from 'react';

/** The visible title of the card around a result. A result with the same name does not repeat it. */
export const CardTitleContext = createContext<string | undefined>(undefined);
