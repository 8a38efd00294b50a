import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { isBeyondLastPage } from '#bff/modules/sections/index.ts';
import {
  applicationReturnedMail,
  declinedMail,
  waitlistedMail,
} from '#bff/platform/mail/texts/applicationMails.ts';
import { moveToBusinessDay } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { applicationMailInput, mailApplicant } from '../applicantMails.service.ts';
import { insertReturnItem, type NewReturnItem } from '../applicationReviews.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { formFields } from '../apply/answers.service.ts';
import type { Dossier } from '../dossier.service.ts';
import { type ActionInput, authorise, moveApplication } from '../moveApplication.service.ts';
import { valueAtPlace } from './valueAtPlace.service.ts';

/** One point that the desk returns: a field, a row of its list, a file or a page of it, with what is wrong. */
export type ReturnItemInput = {
  readonly reviewCategory: number;
  readonly comment: string;
  readonly fileId?: string | null;
  readonly page?: number | null;
  readonly area?: NewReturnItem['area'];
  /** Counted from 1, as people count. */
  readonly row?: number | null;
  /** A field of the form, or the key of a document that is to be handed in. */
  readonly field?: string | null;
};

export type ReturnInput = ActionInput & {
  readonly returnItems?: readonly ReturnItemInput[] | undefined;
  readonly returnDueOn?: string | null | undefined;
};

/** Beginning the check closes the door on pulling back: the application counts as opened. */
export const startCheck = async (scope: Scope, dossier: Dossier, input: ActionInput): Promise<void> => {
  const move = authorise(scope, dossier, input);
  const openedById = adminOf(scope).adminUserId;
  await moveApplication(scope, dossier, move, { openedAt: scope.now, openedById });
};

/** JSON Pointer of an item's field, with its row counted from 0; null for a file alone. */
const pointerOf = ({ definition }: Dossier, { field, row }: ReturnItemInput): string | null => {
  const name = field ?? (row ? definition.money.expenseLists[0] : null);
  if (!name) return null;
  if (definition.documents.some(({ key }) => key === name)) return `/files/${name}`;
  return row ? `/${name}/${row - 1}` : `/${name}`;
};

const hasRow = ({ definition, answers }: Dossier, { field, row = 0 }: ReturnItemInput): boolean => {
  const list = answers[field ?? definition.money.expenseLists[0] ?? ''];
  return Array.isArray(list) && (row ?? 0) <= list.length;
};

const itemErrors = (dossier: Dossier, item: ReturnItemInput, pointer: string): readonly FieldError[] => {
  const { definition, row } = dossier;
  const isField = formFields(definition).some(({ name }) => name === item.field);
  const isDocument = definition.documents.some(({ key }) => key === item.field);
  if (item.field && !isField && !isDocument) {
    return [fieldError(`${pointer}/field`, applicationMessage('fieldUnknown'))];
  }
  const file = row.files.find(({ fileId }) => fileId === item.fileId)?.file;
  if (item.fileId && !file) return [fieldError(`${pointer}/fileId`, applicationMessage('fileUnknown'))];
  if (isBeyondLastPage(item, file)) return [fieldError(`${pointer}/page`, applicationMessage('pageUnknown'))];
  if (item.row && !hasRow(dossier, item))
    return [fieldError(`${pointer}/row`, applicationMessage('rowUnknown'))];
  if (tidyText(item.comment) === '') {
    return [fieldError(`${pointer}/comment`, applicationMessage('reasonRequired'))];
  }
  const hasTarget = item.field || item.fileId || item.row;
  return hasTarget ? [] : [fieldError(pointer, applicationMessage('returnTargetRequired'))];
};

const missing = (pointer: string, message: string): never => {
  throw new ApiError('NOT_ENOUGH_PARAMETERS', {
    detail: message,
    errors: [{ pointer, code: 1001, message }],
  });
};

/** @throws NOT_ENOUGH_PARAMETERS, INVALID_PARAMETER */
const checkedReturn = (scope: Scope, dossier: Dossier, input: ReturnInput) => {
  const { returnItems = [], returnDueOn } = input;
  if (returnItems.length === 0) missing('/returnItems', applicationMessage('returnItemRequired'));
  if (!returnDueOn) return missing('/returnDueOn', applicationMessage('returnDueRequired'));
  if (returnDueOn < tokyoDayOf(scope.now)) {
    throw invalidField('/returnDueOn', applicationMessage('returnDuePast'));
  }
  assertNoFieldErrors(
    returnItems.flatMap((item, index) => itemErrors(dossier, item, `/returnItems/${index}`)),
  );
  // A duty falling on a day off moves to the next business day (domain, decision 10).
  return { returnItems, returnDueOn: moveToBusinessDay(returnDueOn) };
};

/** Sends an application back with what has to be corrected and by when (mail). */
export const returnApplication = async (
  scope: Scope,
  dossier: Dossier,
  input: ReturnInput,
): Promise<void> => {
  const move = authorise(scope, dossier, input);
  const { returnItems, returnDueOn } = checkedReturn(scope, dossier, input);
  const { row } = dossier;
  const { adminUserId, name } = adminOf(scope);
  const returnNumber = 1 + Math.max(0, ...row.returnItems.map((item) => item.returnNumber));
  for (const [index, item] of returnItems.entries()) {
    const fieldPointer = pointerOf(dossier, item);
    await insertReturnItem(scope.db, {
      applicationId: row.id,
      returnNumber,
      number: index + 1,
      reviewCategory: item.reviewCategory,
      fileId: item.fileId,
      page: item.page,
      area: item.area,
      row: item.row ? item.row - 1 : null,
      fieldPointer,
      valueAtReturn: valueAtPlace(dossier, { fieldPointer, fileId: item.fileId }),
      comment: tidyText(item.comment),
      dueOn: returnDueOn,
      createdById: adminUserId,
      createdByName: name,
      createdAt: scope.now,
    });
  }
  await moveApplication(scope, dossier, move, { returnDueOn });
  const mailInput = applicationMailInput(scope, row);
  const findings = returnItems.map(({ comment }) => tidyText(comment));
  await mailApplicant(scope, row, applicationReturnedMail({ ...mailInput, findings, due: returnDueOn }));
};

/** The form is in order: on to the review. */
export const passFormCheck = async (scope: Scope, dossier: Dossier, input: ActionInput): Promise<void> => {
  const move = authorise(scope, dossier, input);
  await moveApplication(scope, dossier, move);
};

const decisionMails = { decline: declinedMail, waitlist: waitlistedMail } as const;

/** Not adopted, or on the waiting list; the mail is the notice. */
export const decide =
  (decision: keyof typeof decisionMails) =>
  async (scope: Scope, dossier: Dossier, input: ActionInput): Promise<void> => {
    const move = authorise(scope, dossier, input);
    await moveApplication(scope, dossier, move, { decidedAt: scope.now });
    const { row } = dossier;
    const mailInput = applicationMailInput(scope, row);
    await mailApplicant(scope, row, decisionMails[decision](mailInput));
  };
