import { type ComponentType, createContext, useContext } from 'react';
import type { AnswerProps } from './useAnswer.ts';

/** What only steps with lists have; it comes with them (ListStep). */
type ListParts = { readonly RowsAnswer: ComponentType<AnswerProps>; readonly FundingBalance: ComponentType };

export const ListPartsContext = createContext<ListParts | null>(null);

/** @throws Error in a step that was taken for one without lists */
export const useListParts = (): ListParts => {
  const parts = useContext(ListPartsContext);
  if (parts === null) throw new Error('Rows need a ListStep above them');
  return parts;
};
