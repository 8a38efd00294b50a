import { createContext, useContext } from 'react';
import type { Variant } from './variant.ts';

/** Which of the four deployments is shown; the application gives what the host chose (spec 1). */
export const VariantContext = createContext<Variant>('Food');

export const useVariant = (): Variant => useContext(VariantContext);
