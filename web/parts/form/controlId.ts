import { createContext, useContext } from 'react';

/** Tells the controls of two forms of a page apart. */
export const ControlPrefix = createContext('');

/** The id of a field's control: the error summary leads to it. */
export const useControlId = (name: string): string => `${useContext(ControlPrefix)}-${name}`;
