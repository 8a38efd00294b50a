import type { Scope } from '#bff/core/scope.ts';
import { answerCorrectedItems, findSection } from '#bff/modules/sections/index.ts';
import type { ListOwner } from './listOwner.service.ts';

/**
 * The business has put rows of its list right: what it was asked to correct there is answered thereby. A member puts its
 * own rows right, and still does not see the document that they are handed in with.
 */
export const answerByList = async (scope: Scope, { list }: ListOwner): Promise<void> => {
  if (list === null || list.returnItems.every(({ status }) => status !== 'open')) return;
  const section = await findSection(scope.db, list.id, { kind: 'all' });
  if (section !== null) await answerCorrectedItems(scope, section);
};
