import type { Scope } from '#bff/core/scope.ts';
import { answerPutRight } from '../sections/answerPutRight.ts';
import { requireSection } from '../sections/holdSection.ts';
import type { ListOwner } from './listOwner.ts';

/** The business has put rows of its list right: what it was asked to correct there is answered thereby. */
export const answerByList = async (scope: Scope, { list }: ListOwner): Promise<void> => {
  if (list === null || list.returnItems.every(({ status }) => status !== 'open')) return;
  await answerPutRight(scope, await requireSection(scope, list.id));
};
