import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byDay, byInstant, byNumber } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { countSections, idsOfSections, listSections } from './queue/listSections.service.ts';

const words = { ...exportTexts.undertaking, ...exportTexts.section };
const { Confirming, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** The documents that wait for a check: a list of its own on the page of the my pages. */
export const sectionList = describeList({
  list: 'listSections',
  file: 'exportSections',
  view: 'myPages',
  page: '/admin/mypage?list=sections',
  conditions: {
    id: 'ids',
    q: 'q',
    project_id: 'projectId',
    status: 'statuses',
    kind: 'kinds',
    documentType: 'documentTypes',
    dueFrom: 'dueFrom',
    dueBefore: 'dueBefore',
    submittedFrom: 'submittedFrom',
    submittedTo: 'submittedTo',
    returnedFrom: 'returnedFrom',
    returnedTo: 'returnedTo',
    assigneeAdminUserId: 'assigneeUserId',
    mine: 'isMine',
  },
  orders: {
    dueOn: [byDay('dueOn', 'last')],
    submittedAt: [byInstant('submittedAt', 'last')],
    priority: [byNumber('priority'), byInstant('submittedAt', 'last')],
    // The older the submission, the more business days: the youngest first when ascending.
    ageBusinessDays: [{ ...byInstant('submittedAt', 'last'), direction: 'desc' }],
  },
  firstOrder: 'dueOn',
  read: listSections,
  count: countSections,
  present: wire,
  bulk: {
    of: ['sections'],
    // The page lists those of every status where its address names none.
    ids: (scope, { statuses = Object.values(DocumentCheckStatus), ...search }, limit) =>
      idsOfSections(scope, { ...search, statuses }, limit),
  },
  counters: {
    unconfirmedSections: { status: [Confirming] },
    returnedSections: { status: [Rejected] },
    maffConfirming: { status: [MAFFConfirming] },
  },
  exported: () => ({
    name: exportTexts.sections,
    target: { kind: 'section', id: 0 },
    columns: [
      { of: 'code', heading: words.displayCode, cellOf: ({ mypage }) => mypage.displayCode },
      { of: 'title', heading: words.title, width: 36, cellOf: ({ title }) => title },
      { heading: words.kind, width: 24, cellOf: ({ kind }) => labelOf('SectionKind', kind) },
      {
        of: 'title',
        heading: words.corporationName,
        width: 30,
        cellOf: ({ mypage }) => mypage.corporationName,
      },
      {
        of: 'projectName',
        heading: words.projectName,
        width: 24,
        cellOf: ({ mypage }) => mypage.projectName,
      },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('DocumentCheckStatus', status) },
      { of: 'priority', heading: words.priority, cellOf: ({ priority }) => labelOf('Priority', priority) },
      { of: 'submittedAt', heading: words.submittedAt, width: 18, cellOf: ({ submittedAt }) => submittedAt },
      { of: 'submittedAt', heading: words.returnedOn, cellOf: ({ returnedOn }) => returnedOn },
      { of: 'ageBusinessDays', heading: words.ageBusinessDays, cellOf: (row) => row.ageBusinessDays },
      { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
      { of: 'dueOn', heading: words.returnDueOn, cellOf: ({ returnDueOn }) => returnDueOn },
      { heading: words.fileCount, cellOf: ({ fileCount }) => fileCount },
      { of: 'assigneeName', heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
    ],
  }),
});
