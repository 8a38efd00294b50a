import { DocumentCheckStatus, ReviewCategory } from '#bff/generated/contract/enums.ts';
import { backOffice, type SeedActor } from '../engine/actors.ts';
import { date, type Seed } from '../engine/context.ts';
import type { Content, SeedFile } from '../files/files.ts';
import type { DATE_AREA } from '../files/papers.ts';
import type { Place } from '../myPages/place.ts';
import type { DealSections } from './vouchers.ts';

const { Rejected } = DocumentCheckStatus;

/** The section of a voucher: deal and column, as in 1-2. */
export const sectionAt = (deals: readonly DealSections[], number: number, column: number): number => {
  const id = deals[number - 1]?.sections[column]?.id;
  if (id === undefined) throw new RangeError(`no voucher ${number}-${column + 1}`);
  return id;
};

/** The row of a section, to be completed. */
export const rowOf = ({ rows }: Seed, id: number) => {
  const row = rows.section.find((section) => section.id === id);
  if (row === undefined) throw new RangeError(`no section ${id}`);
  return row;
};

/** A file that the business uploads to a section. */
export const addFile = (
  seed: Seed,
  place: Place,
  sectionId: number,
  fileName: string,
  content: Content,
  when: Date,
): SeedFile =>
  seed.files.add({
    purpose: 'section',
    mypageId: place.id,
    sectionId,
    fileName,
    content,
    at: when,
    by: place.user,
  });

export type Return = {
  readonly sectionId: number;
  readonly number: number;
  readonly at: Date;
  readonly by: SeedActor;
  readonly dueOn: string;
};

export type Finding = {
  readonly comment: string;
  readonly category: number;
  readonly fileId?: string;
  readonly page?: number;
  readonly area?: typeof DATE_AREA;
  readonly answer?: {
    readonly comment: string;
    readonly fileIds: readonly string[];
    readonly at: Date;
    readonly isHandedIn: boolean;
  };
};

const answerColumns = ({ answer }: Finding, { user }: Place) =>
  answer === undefined
    ? {}
    : {
        answerKind: 'corrected',
        answerComment: answer.comment,
        answerFileIds: [...answer.fileIds],
        answeredAt: answer.at,
        answeredByKind: user.kind,
        answeredById: user.id,
        answeredByName: user.name,
      };

/** The findings of a return, and the check that made them. */
export const addFindings = (seed: Seed, place: Place, back: Return, findings: readonly Finding[]): void => {
  findings.forEach((finding, index) => {
    const { comment, category, fileId = null, page = null, area, answer } = finding;
    const isResolved = answer?.isHandedIn ?? false;
    seed.rows.returnItem.push({
      sectionId: back.sectionId,
      returnNumber: back.number,
      number: index + 1,
      reviewCategory: category,
      fileId,
      page,
      ...(area ? { area } : {}),
      comment,
      dueOn: date(back.dueOn),
      status: isResolved ? 'resolved' : 'open',
      createdById: back.by.id ?? 0,
      createdByName: back.by.name,
      ...answerColumns(finding, place),
      resolvedAt: isResolved ? answer?.at : null,
      resolvedById: isResolved ? back.by.id : null,
      createdAt: back.at,
      updatedAt: answer?.at ?? back.at,
    });
  });
  const first = findings[0];
  seed.rows.sectionCheck.push({
    sectionId: back.sectionId,
    reviewer: back.by === backOffice ? 0 : 1,
    category: first?.category ?? ReviewCategory.Document,
    status: Rejected,
    comment: first?.comment ?? '',
    isVisibleToUser: true,
    checkedById: back.by.id,
    checkedAt: back.at,
    createdAt: back.at,
    updatedAt: back.at,
  });
};

/** Marks a section as sent back after so many submissions. */
export const markReturned = (
  seed: Seed,
  place: Place,
  back: Return,
  submission: { readonly at: Date; readonly count: number },
): void => {
  Object.assign(rowOf(seed, back.sectionId), {
    status: Rejected,
    submissionCount: submission.count,
    submittedAt: submission.at,
    submittedByKind: place.user.kind,
    submittedById: place.user.id,
    openedAt: new Date(submission.at.getTime() + 30 * 60_000),
    openedById: back.by.id,
    returnDueOn: date(back.dueOn),
    updatedAt: back.at,
    version: 1 + submission.count * 2,
  });
};
