import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listSections, type QueueItem, type SectionSearch } from './listSections.service.ts';

const words = { ...exportTexts.undertaking, ...exportTexts.section };

const columns = (): ExportColumn<QueueItem>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'code', heading: words.displayCode, cellOf: ({ mypage }) => mypage.displayCode },
    { of: 'title', heading: words.title, width: 36, cellOf: ({ title }) => title },
    { heading: words.kind, width: 24, cellOf: ({ kind }) => enumLabel('SectionKind', kind) },
    {
      of: 'title',
      heading: words.corporationName,
      width: 30,
      cellOf: ({ mypage }) => mypage.corporationName,
    },
    { of: 'projectName', heading: words.projectName, width: 24, cellOf: ({ mypage }) => mypage.projectName },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('DocumentCheckStatus', status) },
    { of: 'priority', heading: words.priority, cellOf: ({ priority }) => enumLabel('Priority', priority) },
    { of: 'submittedAt', heading: words.submittedAt, width: 18, cellOf: ({ submittedAt }) => submittedAt },
    { of: 'submittedAt', heading: words.returnedOn, cellOf: ({ returnedOn }) => returnedOn },
    { of: 'ageBusinessDays', heading: words.ageBusinessDays, cellOf: (row) => row.ageBusinessDays },
    { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
    { of: 'dueOn', heading: words.returnDueOn, cellOf: ({ returnDueOn }) => returnDueOn },
    { heading: words.fileCount, cellOf: ({ fileCount }) => fileCount },
    { of: 'assigneeName', heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
  ];
};

/** The queue of documents as a file. */
export const exportSections = (scope: Scope, { search, keys, ...file }: AskedFile<SectionSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.sections,
    columns: columns(),
    rows: allRows(keys, (request) => listSections(scope, search, request)),
    target: { kind: 'section', id: 0 },
    filter: search,
  });
