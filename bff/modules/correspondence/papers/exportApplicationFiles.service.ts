import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { idsOfApplications, type ListInput } from '#bff/modules/applications/index.ts';
import { documentArchive } from '#bff/parts/lists/exports/documentArchive.service.ts';
import { filedPapersOf } from './filedPapers.service.ts';

/**
 * The files of many applications of one family as one zip, each after the paper of what was handed in.
 * @throws INVALID_PARAMETER as `documentArchive`
 */
export const exportApplicationFiles = (scope: Scope, family: Family, search: ListInput) =>
  documentArchive(scope, {
    kind: 'application',
    idsOf: (most) => idsOfApplications(scope, family, search, most),
    madeFor: (ids) => filedPapersOf(scope, family, ids),
    filter: { family, ...search },
  });
