import type { Actor, AdminRole } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus, ReturnAnswerKind, ReviewerKind } from '#bff/generated/contract/enums.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { areaOf } from '#bff/parts/records/pageArea.service.ts';
import { maxBytes, maxFiles } from '#bff/programmes/documents/extensions.ts';
import { checklistFor, guidanceFor } from '#bff/programmes/sections.ts';
import { documentCheckOffers } from './check/documentCheck.service.ts';
import { cellOfItem, isOfList, valueNow } from './check/listItems.service.ts';
import { usualReturnDay } from './deadline.service.ts';
import { documentKeyOf, extensionsOf, isNotice } from './documentKinds.service.ts';
import { evidenceView, fileView } from './fileViews.service.ts';
import { summaryFacts } from './sectionSummary.service.ts';
import type { SectionDetail } from './sections.data.ts';
import {
  actorKindOf,
  answerKindOf,
  checklistResultOf,
  historyActionOf,
  returnStatusOf,
} from './sectionWords.service.ts';
import { taxReportView } from './taxReports/taxReportView.service.ts';

/** A draft of an answer has no time yet: it counts when everything is handed in again. */
const answerView = (scope: Scope, section: SectionDetail, item: SectionDetail['returnItems'][number]) =>
  item.answerKind === null
    ? null
    : {
        kind:
          item.answerKind === 'corrected' && item.answerFileIds.length === 0 && isOfList(section, item)
            ? ReturnAnswerKind.EditField
            : answerKindOf(item.answerKind),
        comment: item.answerComment,
        fileIds: item.answerFileIds,
        answeredAt: item.status === 'open' ? null : item.answeredAt,
        answeredByName: nameFor(scope, {
          kind: item.answeredByKind ?? 'admin',
          name: item.answeredByName ?? item.createdByName,
        }),
      };

const returnItemView = (
  scope: Scope,
  section: SectionDetail,
  item: SectionDetail['returnItems'][number],
) => ({
  id: item.id,
  number: item.number,
  reviewCategory: item.reviewCategory,
  status: returnStatusOf(item.status),
  fileId: item.fileId,
  fileName: item.file?.fileName ?? null,
  page: item.page,
  area: areaOf(item.area),
  // Rows are counted from 0 in the database and from 1 by people.
  row: item.row === null ? null : item.row + 1,
  ...cellOfItem(section, item),
  comment: item.comment,
  // A paper is what its files are; they stand beside it with their versions. A row of the payment list has words.
  valueAtReturn: item.valueAtReturn,
  valueNow: valueNow(section, item),
  answer: answerView(scope, section, item),
  createdAt: item.createdAt,
  createdByName: nameFor(scope, { kind: 'admin', name: item.createdByName }),
});

const checklistView = (section: SectionDetail) => {
  const results = new Map(section.checklistResults.map((row) => [row.key, row]));
  return checklistFor(documentKeyOf(section.documentType)).map(({ key, reviewCategory, label }) => ({
    key,
    reviewCategory,
    label,
    result: checklistResultOf(results.get(key)?.result ?? 'none'),
    note: results.get(key)?.note ?? null,
  }));
};

const roleOfReviewer = (reviewer: number): AdminRole | undefined => {
  if (reviewer === ReviewerKind.MAFF) return 'MAFF';
  return reviewer === ReviewerKind.Inspector ? 'Inspector' : undefined;
};

const checkView = (scope: Scope, { checkedBy, ...check }: SectionDetail['checks'][number]) => ({
  reviewer: check.reviewer,
  category: check.category,
  status: check.status,
  comment: check.comment,
  isVisibleToUser: check.isVisibleToUser,
  checkedByName:
    checkedBy &&
    nameFor(scope, { kind: 'admin', name: checkedBy.name, role: roleOfReviewer(check.reviewer) }),
  checkedAt: check.checkedAt,
});

/** Steps between the desk and the ministry, and the desk's own notes. */
const internalSteps: ReadonlySet<string> = new Set(['Checked', 'maffSendBack']);
const silentSteps: ReadonlySet<string> = new Set(['confirm', 'forward', 'maffApprove']);

/** What only the ministry does; all else is the desk's. */
const roleOfStep = (action: string): AdminRole | undefined => (action === 'maffApprove' ? 'MAFF' : undefined);

const historyView = (scope: Scope, section: SectionDetail, isBusiness: boolean) =>
  section.history
    .filter(({ action }) => !isBusiness || !internalSteps.has(action))
    .map((entry) => ({
      id: entry.id,
      action: historyActionOf(entry.action),
      fromStatus: entry.fromStatus,
      toStatus: entry.toStatus,
      actorKind: actorKindOf(entry.actorKind),
      actorName: nameFor(scope, {
        kind: entry.actorKind,
        name: entry.actorName,
        role: roleOfStep(entry.action),
      }),
      isOnBehalf: entry.onBehalf,
      comment: isBusiness && silentSteps.has(entry.action) && !entry.onBehalf ? null : entry.comment,
      fileName: entry.fileName,
      createdAt: entry.createdAt,
    }));

const onBehalfView = (scope: Scope, { submittedOnBehalf, receipts }: SectionDetail) => {
  const [last] = receipts;
  if (!submittedOnBehalf || last === undefined) return null;
  const adminUserName = nameFor(scope, { kind: 'admin', name: last.submitterName });
  return { adminUserName, reason: last.onBehalfReason ?? '', at: last.issuedAt };
};

/** What a queue or a report says of the my page. */
export const myPageFactsOf = ({ myPage }: Pick<SectionDetail, 'myPage'>) => ({
  id: myPage.id,
  displayCode: myPage.displayCode,
  projectId: myPage.projectId,
  projectName: myPage.project.shortName,
  corporationId: myPage.corporationId,
  corporationName: myPage.corporation.name,
  planTitle: myPage.planTitle,
});

/** A notice is the business's to see once it was issued. */
export const isIssued = ({ documentType, status }: { documentType: number; status: number }): boolean =>
  !isNotice(documentType) || status === DocumentCheckStatus.Confirmed;

/** Names in the desk's hands belong to the desk. */
const businessParts = (scope: Scope, section: SectionDetail) => ({
  files: isIssued(section) ? section.files.map((file) => fileView(scope, file, section)) : [],
  checks: section.checks
    .filter(({ isVisibleToUser }) => isVisibleToUser)
    .map((check) => checkView(scope, check)),
  checklist: [],
  assigneeName: null,
});

const deskParts = (scope: Scope, section: SectionDetail) => ({
  files: [
    ...section.files.map((file) => fileView(scope, file, section)),
    ...section.storedFiles.map((file) => evidenceView(scope, file, section)),
  ],
  checks: section.checks.map((check) => checkView(scope, check)),
  checklist: checklistView(section),
  assigneeName: section.assignee?.name ?? section.myPage.assignee?.name ?? null,
});

const requireActor = (actor: Actor | undefined): Actor => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  return actor;
};

/** What to hand in: of the document type everywhere, and of this project's round. */
const guidanceView = ({ documentType, requiredBecause, rule }: SectionDetail) => {
  const { what, why, points } = guidanceFor(documentKeyOf(documentType));
  return {
    what,
    why,
    because: requiredBecause,
    points: [...points],
    note: rule?.guidance ?? null,
    template: rule?.templateFile ?? null,
  };
};

/** A section as the caller may see it: the business without what the desk notes for itself. */
export const sectionViewOf = (scope: Scope, section: SectionDetail) => {
  const actor = requireActor(scope.actor);
  const isBusiness = actor.kind === 'user';
  const fileCount = section.files.filter(({ removedAt }) => removedAt === null).length;
  return {
    ...summaryFacts({ ...section, fileCount }, scope.now),
    changeRequest: section.changeRequest,
    taxReport: taxReportView(section, actor),
    allowedExtensions: [...extensionsOf(section.documentType)],
    maxBytes,
    maxFiles,
    guidance: guidanceView(section),
    usualReturnDueOn: isBusiness ? null : usualReturnDay(scope.now),
    needsJmacCheck: section.needsJmacCheck,
    needsMaffCheck: section.needsMaffCheck,
    submitterComment: section.submitterComment,
    ...(isBusiness ? businessParts(scope, section) : deskParts(scope, section)),
    returnItems: section.returnItems.map((item) => returnItemView(scope, section, item)),
    history: historyView(scope, section, isBusiness),
    receipts: section.receipts.map(({ id, number, issuedAt }) => ({ id, number, issuedAt })),
    openedAt: section.openedAt,
    onBehalf: onBehalfView(scope, section),
    mypage: myPageFactsOf(section),
    availableActions: documentCheckOffers(scope.machines.documentCheck, section, actor),
  };
};

export type SectionView = ReturnType<typeof sectionViewOf>;
