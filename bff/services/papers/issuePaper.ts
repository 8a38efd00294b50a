import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findIssuedPaper, insertIssuedPaper, markPaperReplaced } from '#bff/data/papers/issuedPapers.ts';
import { takePaperNumber } from '#bff/data/papers/paperNumbers.ts';
import { listPaperSubjects, type PaperSubject } from '#bff/data/papers/paperSubjects.ts';
import { lockMyPage } from '#bff/data/sections/sections.ts';
import type { PaperKind } from '#bff/generated/contract/enums.ts';
import type { TemplateText } from '#bff/text/papers/defaultTemplates.ts';
import { paperMessages as messages, paperWords as words } from '#bff/text/papers/papers.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { myPageVisibility } from '../common/access.ts';
import { fillPaper } from './fillPaper.ts';
import { contentView, type IssuedPaperView, viewOfPaper } from './issuedPaperViews.ts';
import { factsOf } from './paperFields.ts';
import { type AskedPaper, fillingOf, issueRefusal } from './paperSource.ts';
import { checkedTemplate, numberText, templateInUse } from './paperTemplates.ts';

/** What is to be issued to whom. */
type IssueInput = {
  readonly mypageID: number;
  readonly kind: PaperKind;
  readonly issuedOn?: string | undefined;
  readonly note?: string | undefined;
  readonly replacesId?: number | undefined;
};

/** @throws NOT_FOUND for one that the caller may not see */
const requireSubject = async (scope: Scope, mypageId: number): Promise<PaperSubject> => {
  const [subject] = await listPaperSubjects(scope.db, [mypageId], myPageVisibility(scope));
  if (subject === undefined) throw new ApiError('NOT_FOUND');
  return subject;
};

/** @throws NOT_FOUND, TRANSITION_NOT_ALLOWED for a paper of somebody else or one that is replaced already */
const replacedPaper = async (
  scope: Scope,
  { mypageID, kind, replacesId }: IssueInput,
): Promise<AskedPaper['replaces']> => {
  if (replacesId === undefined) return null;
  const paper = await findIssuedPaper(scope.db, replacesId, myPageVisibility(scope));
  if (paper === null) throw new ApiError('NOT_FOUND');
  if (paper.mypageId !== mypageID || paper.kind !== kind)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.otherPaper });
  if (!paper.isCurrent) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notCurrent });
  const { id, number, issuedOn, title } = paper;
  return { id, number, issuedOn, title };
};

const asked = async (scope: Scope, input: IssueInput): Promise<AskedPaper> => {
  const today = tokyoDayOf(scope.now);
  const { kind, issuedOn = today, note = '' } = input;
  if (issuedOn > today) throw invalidField('/issuedOn', messages.future);
  return { kind, issuedOn, note: tidyText(note) || null, replaces: await replacedPaper(scope, input) };
};

/**
 * What a paper would say now; nothing is kept.
 * @param draft a template that is being written; undefined: the one in use
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED for a paper that cannot be replaced
 */
export const previewIssuedPaper = async (
  scope: Scope,
  { template: draft, ...input }: IssueInput & { readonly template?: TemplateText | undefined },
) => {
  const subject = await requireSubject(scope, input.mypageID);
  const paper = await asked(scope, input);
  const key = { projectId: subject.projectId, kind: input.kind };
  const template =
    draft === undefined
      ? (await templateInUse(scope, key)).text
      : checkedTemplate(input.kind, draft, '/template');
  const filling = await fillingOf(scope, subject, paper, { template, number: words.numberToCome });
  return { content: contentView(fillPaper(filling)), problem: issueRefusal(subject, paper, filling) };
};

/** Keeps a paper with its number, on an undertaking that the caller holds. @returns its id */
const keepPaper = async (scope: Scope, subject: PaperSubject, paper: AskedPaper): Promise<number> => {
  const { kind, issuedOn, note, replaces } = paper;
  const { id: mypageId, projectId } = subject;
  const { id: templateId, text: template } = await templateInUse(scope, { projectId, kind });
  const tried = await fillingOf(scope, subject, paper, { template, number: '' });
  const refusal = issueRefusal(subject, paper, tried);
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  if (replaces !== null && !(await markPaperReplaced(scope.db, replaces.id)))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notCurrent });
  // As late as can be: whoever issues another one waits for this number.
  const sequence = await takePaperNumber(scope.db, { projectId, kind });
  const number = numberText(template, sequence);
  const content = fillPaper({ ...tried, number, facts: factsOf(subject, { number, issuedOn }) });
  const row = { mypageId, projectId, kind, sequence, number, issuedOn, templateId, note };
  const id = await insertIssuedPaper(scope.db, {
    ...row,
    title: content.title,
    content,
    replacesId: replaces?.id ?? null,
    issuedById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  });
  const target = { kind: 'issuedPaper', id } as const;
  const after = { kind, number, title: content.title, issuedOn, replaces: replaces?.number ?? null };
  await scope.audit({ action: 'issue', target, after, mypageId, projectId });
  return id;
};

/**
 * Gives a paper its number and keeps what it says; a job makes its PDF, and tells the business.
 * @returns its id
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED saying why not
 */
export const issueUnseen = async (scope: Scope, input: IssueInput): Promise<number> => {
  await lockMyPage(scope.db, input.mypageID);
  const subject = await requireSubject(scope, input.mypageID);
  return keepPaper(scope, subject, await asked(scope, input));
};

/** The same, answered as it is read. */
export const issuePaper = async (scope: Scope, input: IssueInput): Promise<IssuedPaperView> =>
  viewOfPaper(scope, await issueUnseen(scope, input));
