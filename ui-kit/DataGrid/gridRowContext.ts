import { createContext, useContext } from 'react';

/** The address of the row that a cell belongs to. */
export const GridRowHrefContext = createContext<string | undefined>(undefined);

export const useGridRowHref = (): string | undefined => useContext(GridRowHrefContext);
