import { adminOf } from '#bff/core/actor.ts';
import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { DocumentCheckStatus, NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { sectionLink } from '#bff/parts/records/mailLinks.service.ts';
import { sectionReturnedMail } from '#bff/platform/mail/texts/sectionMails.ts';
import { moveToBusinessDay } from '#rules/businessDays.ts';
import { tidyText } from '#rules/text.ts';
import { returnDeadline } from '../deadline.service.ts';
import { isOfBusiness } from '../documentKinds.service.ts';
import { recordStep, writeSection } from '../holdSection.service.ts';
import { insertReturnItems, saveSectionChecks } from '../sectionReviews.data.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionMessages, sectionName, sectionNotices } from '../sections.words.ts';
import { findingWords, placeColumns, placeErrors, withRows } from './listItems.service.ts';
import { notifyMembersOfReturn } from './notifyMembersOfReturn.service.ts';
import { checkState } from './saveCheckedAnswers.service.ts';

/** What has to be corrected, as a checker writes it down. */
export type ReturnItemInput = {
  readonly reviewCategory: number;
  readonly comment: string;
  readonly fileId?: string | null | undefined;
  readonly page?: number | null | undefined;
  readonly area?: { x: number; y: number; width: number; height: number } | null | undefined;
  readonly row?: number | null | undefined;
  readonly field?: string | null | undefined;
};

export type ReturnInput = {
  readonly to: number;
  readonly items: readonly ReturnItemInput[];
  readonly dueOn: string | null | undefined;
  readonly comment?: string | undefined;
};

/** Whether a finding speaks of a page that its file does not have; a file that does not say has any. */
export const isBeyondLastPage = (
  { page }: { readonly page?: number | null | undefined },
  file: { readonly pageCount: number | null } | undefined,
): boolean => typeof page === 'number' && page > (file?.pageCount ?? Number.POSITIVE_INFINITY);

const itemErrors = (section: SectionDetail, item: ReturnItemInput, index: number): FieldError[] => {
  const at = (name: string, message: string) => fieldError(`/returnItems/${index}/${name}`, message);
  const file = section.files.find((entry) => entry.file.id === item.fileId)?.file;
  const isKnown = !item.fileId || file !== undefined;
  const isBeyond = isBeyondLastPage(item, file);
  return [
    ...(tidyText(item.comment) === '' ? [at('comment', sectionMessages.commentRequired)] : []),
    ...(isKnown ? [] : [at('fileId', sectionMessages.returnFileUnknown)]),
    ...(isBeyond ? [at('page', sectionMessages.returnPageUnknown)] : []),
    ...placeErrors(section, item, (name) => `/returnItems/${index}/${name}`),
  ];
};

/** The day that counts of one that was given: a duty falling on a day off moves to the next business day. */
export const dueDayOf = (given: string | null | undefined): string | null =>
  given ? moveToBusinessDay(given) : null;

/** What is wrong with a day for handing in again: its 17:00 must be still to come. */
export const dueErrors = (scope: Scope, dueOn: string | null | undefined): FieldError[] => {
  const at = (message: string) => [fieldError('/returnDueOn', message)];
  if (!dueOn) return at(sectionMessages.returnDueRequired);
  return returnDeadline(dueOn) > scope.now ? [] : at(sectionMessages.returnDuePast);
};

const errorsOf = (scope: Scope, section: SectionDetail, { items, dueOn }: ReturnInput): FieldError[] => [
  ...(items.length === 0 ? [fieldError('/returnItems', sectionMessages.returnItemsRequired)] : []),
  ...items.flatMap((item, index) => itemErrors(section, item, index)),
  ...dueErrors(scope, dueOn),
];

/** Stores the findings as the section's next return. */
export const insertFindings = async (
  scope: Scope,
  section: SectionDetail,
  items: readonly ReturnItemInput[],
  dueOn: string,
): Promise<void> => {
  const admin = adminOf(scope);
  const returnNumber = Math.max(0, ...section.returnItems.map((item) => item.returnNumber)) + 1;
  const rows = items.map((item, index) => ({
    sectionId: section.id,
    returnNumber,
    number: index + 1,
    reviewCategory: item.reviewCategory,
    comment: tidyText(item.comment),
    fileId: item.fileId ?? null,
    page: item.page ?? null,
    area: item.area ?? undefined,
    ...placeColumns(section, item),
    dueOn,
    createdById: admin.adminUserId,
    createdByName: admin.name,
    createdAt: scope.now,
  }));
  await insertReturnItems(scope.db, rows);
};

const saveRejectedChecks = async (
  scope: Scope,
  section: SectionDetail,
  items: readonly ReturnItemInput[],
) => {
  const categories = [...new Set(items.map(({ reviewCategory }) => reviewCategory))];
  const checks = categories.map((category) => {
    const comments = items
      .filter((item) => item.reviewCategory === category)
      .map((item) => tidyText(item.comment));
    const comment = comments.join('\n').slice(0, 1000);
    return checkState(scope, {
      category,
      status: DocumentCheckStatus.Rejected,
      comment,
      isVisibleToUser: true,
    });
  });
  await saveSectionChecks(scope.db, section.id, checks);
};

/** Notifies the business of findings and due day, on its my page and by mail. */
export const notifyReturned = async (
  scope: Scope,
  section: SectionDetail,
  { body, findings, dueOn }: { body: string; findings: readonly string[]; dueOn: string },
): Promise<void> => {
  if (!isOfBusiness(section.documentType)) return;
  const { projectId, corporationId, displayCode } = section.myPage;
  const business = { mypageId: section.mypageId, projectId, corporationId, sectionId: section.id };
  const notice = {
    kind: NotificationKind.Returned,
    title: sectionNotices.returnedTitle(sectionName(section)),
    body,
    dueOn,
  };
  await notifyBusiness(scope, business, notice, (frame) =>
    sectionReturnedMail({
      ...frame,
      displayCode,
      documentName: sectionName(section),
      myPageUrl: sectionLink(scope.config, { projectId, sectionId: section.id }),
      findings,
      due: returnDeadline(dueOn),
    }),
  );
};

/**
 * Sends a section back to the business.
 * @throws INVALID_PARAMETER without items, or without a day that is still to come
 */
export const returnSection = async (scope: Scope, held: SectionDetail, input: ReturnInput): Promise<void> => {
  const section = await withRows(scope, held, input.items);
  const due = dueDayOf(input.dueOn);
  assertNoFieldErrors(errorsOf(scope, section, { ...input, dueOn: due }));
  const { to, items, comment } = input;
  const dueOn = due ?? '';
  await insertFindings(scope, section, items, dueOn);
  await saveRejectedChecks(scope, section, items);
  // What was written with the last submission stands in the history: the next one begins without words.
  await writeSection(scope, section, { status: to, returnDueOn: dueOn, submitterComment: null });
  await recordStep(scope, section, { action: 'return', to, comment });
  const told = items.map((item) => ({ row: item.row ?? null, text: findingWords(section, item) }));
  const findings = told.map(({ text }) => text);
  await notifyReturned(scope, section, { body: sectionNotices.returnedBody(findings), findings, dueOn });
  await notifyMembersOfReturn(scope, section, { findings: told, dueOn });
};
