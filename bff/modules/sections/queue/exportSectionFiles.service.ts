import type { Scope } from '#bff/core/scope.ts';
import { documentArchive } from '#bff/parts/lists/exports/documentArchive.service.ts';
import { idsOfSections, type SectionSearch } from './listSections.service.ts';

/** The files of the documents of the queue as one zip. @throws INVALID_PARAMETER as `documentArchive` */
export const exportSectionFiles = (scope: Scope, search: SectionSearch) =>
  documentArchive(scope, {
    kind: 'section',
    idsOf: (most) => idsOfSections(scope, search, most),
    filter: search,
  });
