import { createContext } from 'react';

/** Gives a path of this site in the language of the page; what stands outside of a page leaves it as it is. */
export const Paths = createContext((path: string) => path);
