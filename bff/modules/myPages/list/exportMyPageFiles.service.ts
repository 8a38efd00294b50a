import type { Scope } from '#bff/core/scope.ts';
import { documentArchive } from '#bff/parts/lists/exports/documentArchive.service.ts';
import { idsOfMyPages, type MyPageSearch } from './listMyPages.service.ts';

/** The files of many my pages as one zip. @throws INVALID_PARAMETER as `documentArchive` */
export const exportMyPageFiles = (scope: Scope, search: MyPageSearch) =>
  documentArchive(scope, {
    kind: 'myPage',
    idsOf: (most) => idsOfMyPages(scope, search, most),
    filter: search,
  });
