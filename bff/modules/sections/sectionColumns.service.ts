import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { DocumentCheckStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { moveToBusinessDay } from '#rules/businessDays.ts';
import { digitsOf, tidyText, toHalfWidth } from '#rules/text.ts';
import { isWaiting } from './deadline.service.ts';
import { lockReason } from './documentKinds.service.ts';
import type { SectionDetail } from './sections.data.ts';
import { sectionMessages } from './sections.words.ts';
import type { SectionChange } from './sectionWrites.data.ts';

/** Names and numbers that a person may give a section. */
export type NameInput = {
  readonly title?: string | undefined;
  readonly branchNumber?: string | null | undefined;
  readonly voucherGroup?: string | null | undefined;
};

export type FieldInput = NameInput & { readonly submitterComment?: string | null | undefined };

const BRANCH = /^\d{1,5}(?:-\d{1,2})?$/;

/** 「１８－１」 and 「18-1」 are one number. */
const branchOf = (text: string | null): string | null => {
  if (text === null) return null;
  const [number = '', branch] = toHalfWidth(text).split('-');
  return branch === undefined ? digitsOf(number) : `${digitsOf(number)}-${digitsOf(branch)}`;
};

const textOrNull = (text: string | null): string | null => tidyText(text ?? '') || null;

/**
 * Names as they are kept, only those that were sent.
 * @throws INVALID_PARAMETER for a voucher number outside the vouchers, or without its form
 */
export const nameColumns = (
  kind: number,
  { title, branchNumber, voucherGroup }: NameInput,
): SectionChange => {
  const branch = branchNumber === undefined ? undefined : branchOf(branchNumber);
  const group = voucherGroup === undefined ? undefined : textOrNull(voucherGroup);
  const errors: FieldError[] = [];
  const isVoucher = kind === SectionKind.Voucher;
  if (branch && !isVoucher) errors.push(fieldError('/branchNumber', sectionMessages.voucherOnly));
  if (branch && isVoucher && !BRANCH.test(branch)) {
    errors.push(fieldError('/branchNumber', sectionMessages.branchRequired));
  }
  if (group && !isVoucher) errors.push(fieldError('/voucherGroup', sectionMessages.voucherOnly));
  if (title !== undefined && tidyText(title) === '')
    errors.push(fieldError('/title', sectionMessages.commentRequired));
  assertNoFieldErrors(errors);
  return {
    ...(title === undefined ? {} : { title: tidyText(title) }),
    ...(branch === undefined ? {} : { branchNumber: branch }),
    ...(group === undefined ? {} : { voucherGroup: group }),
  };
};

const commentColumn = ({ submitterComment }: FieldInput): SectionChange =>
  submitterComment === undefined ? {} : { submitterComment: textOrNull(submitterComment) };

const assertOpen = (section: SectionDetail, change: SectionChange): void => {
  if (Object.keys(change).length === 0) return;
  const locked = lockReason(section);
  if (locked !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: locked });
};

/** A name that is sent as it is changes nothing. */
const isRenaming = (section: SectionDetail, names: SectionChange): boolean =>
  [
    [names.title, section.title],
    [names.branchNumber, section.branchNumber],
    [names.voucherGroup, section.voucherGroup],
  ].some(([given, own]) => given !== undefined && given !== own);

/** What the business may change, and only while it is its turn. Names only of sections that it added itself. */
export const userColumns = (section: SectionDetail, input: FieldInput): SectionChange => {
  const names = nameColumns(section.kind, input);
  const change = { ...names, ...commentColumn(input) };
  assertOpen(section, change);
  const isLate = Object.keys(change).length > 0 && !isWaiting(section);
  const isNamed = section.status !== DocumentCheckStatus.Incomplete && isRenaming(section, names);
  if (isLate || isNamed) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: sectionMessages.notEditable });
  }
  if (section.createdByKind !== 'user' && isRenaming(section, names)) {
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: sectionMessages.nameIsDesks });
  }
  return change;
};

type DeskInput = FieldInput & {
  readonly dueOn?: string | null | undefined;
  readonly isRequired?: boolean | undefined;
  readonly assigneeAdminUserId?: number | null | undefined;
};

/** A due day as it is kept. @throws INVALID_PARAMETER for a day on which offices are closed */
export const dueColumn = (dueOn: string | null | undefined): { dueOn?: string | null } => {
  if (dueOn === undefined) return {};
  return { dueOn: dueOn === null ? null : moveToBusinessDay(dueOn) };
};

/** What the desk may change at any time until the undertaking is settled. */
export const deskColumns = (section: SectionDetail, input: DeskInput): SectionChange => {
  const change = {
    ...nameColumns(section.kind, input),
    ...commentColumn(input),
    ...dueColumn(input.dueOn),
    ...(input.isRequired === undefined ? {} : { isRequired: input.isRequired }),
    ...(input.assigneeAdminUserId === undefined ? {} : { assigneeUserId: input.assigneeAdminUserId }),
  };
  assertOpen(section, change);
  return change;
};
