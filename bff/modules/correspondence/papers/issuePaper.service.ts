import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PaperKind, PaperSeal } from '#bff/generated/contract/enums.ts';
import { sealInUse, withSeal } from '#bff/modules/projects/index.ts';
import { printedFile } from '#bff/parts/records/printNow.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import type { TemplateText } from './defaultTemplates.words.ts';
import { fillPaper } from './fillPaper.service.ts';
import { findIssuedPaper, insertIssuedPaper, markPaperReplaced } from './issuedPapers.data.ts';
import { contentView, type IssuedPaperView, viewOfPaper } from './issuedPaperViews.service.ts';
import { ownerOf, paperVisibility } from './paperAccess.service.ts';
import { nextPaperNumber } from './paperNumbers.data.ts';
import { fillingOf, issueRefusal, type PaperRequest } from './paperSource.service.ts';
import { paperMessages as messages, specimenMessages, paperWords as words } from './papers.words.ts';
import { checkedTemplate, numberText, templateInUse } from './paperTemplates.service.ts';
import { holdReceiver, type Receiver, type ReceiverChoice, requireReceiver } from './receivers.service.ts';
import { syncGrantNumber } from './syncGrantNumber.service.ts';

/** What is to be issued to whom. */
type IssueInput = ReceiverChoice & {
  readonly issuedOn?: string | undefined;
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
  readonly replacesId?: number | undefined;
};

/** @throws NOT_FOUND, TRANSITION_NOT_ALLOWED for a paper of somebody else or one that is replaced already */
const replacedPaper = async (
  scope: Scope,
  { mypageId, applicationId }: Receiver,
  { kind, replacesId }: IssueInput,
): Promise<PaperRequest['replaces']> => {
  if (replacesId === undefined) return null;
  const paper = await findIssuedPaper(scope.db, replacesId, paperVisibility(scope));
  if (paper === null) throw new ApiError('NOT_FOUND');
  if (paper.mypageId !== mypageId || paper.applicationId !== applicationId || paper.kind !== kind)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.otherPaper });
  if (!paper.isCurrent) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notCurrent });
  const { id, number, issuedOn, title } = paper;
  return { id, number, issuedOn, title };
};

const asked = async (scope: Scope, receiver: Receiver, input: IssueInput): Promise<PaperRequest> => {
  const today = tokyoDayOf(scope.now);
  const { kind, issuedOn = today, note = '', reason = '' } = input;
  if (issuedOn > today) throw invalidField('/issuedOn', messages.future);
  const replaces = await replacedPaper(scope, receiver, input);
  return { kind, issuedOn, note: tidyText(note) || null, reason: tidyText(reason) || null, replaces };
};

/** The picture in its place for a seal; null where it has no such place, or the round no picture. */
const sealOf = async (
  scope: Scope,
  { projectId }: Receiver,
  { seal }: TemplateText,
): Promise<number | null> =>
  seal === PaperSeal.Square ? ((await sealInUse(scope, projectId))?.id ?? null) : null;

/** What is to be tried: by a template that is being written, or by the one in use. */
type PreviewInput = IssueInput & { readonly template?: TemplateText | undefined };

/** @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED for a paper that cannot be replaced */
const tried = async (scope: Scope, { template: draft, ...input }: PreviewInput) => {
  const receiver = await requireReceiver(scope, input);
  const paper = await asked(scope, receiver, input);
  const key = { projectId: receiver.projectId, kind: input.kind };
  const template =
    draft === undefined
      ? (await templateInUse(scope, key)).text
      : checkedTemplate(input.kind, draft, '/template');
  const filling = await fillingOf(scope, receiver, paper, { template, number: words.numberToCome });
  const sealId = await sealOf(scope, receiver, template);
  return { paper: fillPaper(filling), sealId, problem: issueRefusal(receiver, paper, filling) };
};

/** What a paper would say now; nothing is kept. @throws as `tried` */
export const previewIssuedPaper = async (scope: Scope, input: PreviewInput) => {
  const { paper, sealId, problem } = await tried(scope, input);
  return { content: contentView(paper, sealId !== null), problem };
};

/** The same as its PDF, marked as no paper; never in a transaction. @throws as `tried`, SERVICE_UNAVAILABLE */
export const previewIssuedPaperFile = async (scope: Scope, input: PreviewInput) => {
  const { paper, sealId } = await tried(scope, input);
  const fileName = words.specimenName(paper.title);
  const sealed = await withSeal(scope, paper, sealId);
  return printedFile(scope, { ...sealed, watermark: words.specimen }, { fileName, ...specimenMessages });
};

/** Keeps a paper with its number, for one whom the caller holds. @returns its id */
const insertPaper = async (scope: Scope, receiver: Receiver, paper: PaperRequest): Promise<number> => {
  const { kind, issuedOn, note, reason, replaces } = paper;
  const { mypageId, applicationId, projectId, displayCode } = receiver;
  const { id: templateId, text: template } = await templateInUse(scope, { projectId, kind });
  const filling = await fillingOf(scope, receiver, paper, { template, number: '' });
  const refusal = issueRefusal(receiver, paper, filling);
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  if (replaces !== null && !(await markPaperReplaced(scope.db, replaces.id)))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notCurrent });
  const sealId = await sealOf(scope, receiver, template);
  // As late as possible: the counter's row stays locked until the commit, and other issues wait for it.
  const sequence = await nextPaperNumber(scope.db, { projectId, kind });
  const number = numberText(template, sequence);
  const content = fillPaper({ ...filling, number, facts: receiver.factsOf({ number, issuedOn, reason }) });
  const owner = { mypageId, applicationId, projectId, displayCode };
  const id = await insertIssuedPaper(scope.db, {
    ...owner,
    ...{ kind, sequence, number, issuedOn, templateId, note, sealId },
    title: content.title,
    content,
    replacesId: replaces?.id ?? null,
    issuedById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  });
  const target = { kind: 'issuedPaper', id } as const;
  const after = { kind, number, title: content.title, issuedOn, replaces: replaces?.number ?? null };
  await scope.audit({ action: 'issue', target, after, ...ownerOf(receiver), projectId });
  if (kind === PaperKind.GrantDecision) await syncGrantNumber(scope, receiver, { number, replaces });
  return id;
};

/**
 * Gives a paper its number and keeps what it says; a job makes its PDF, and tells the business.
 * @returns its id
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED saying why not
 */
export const issueUnseen = async (scope: Scope, input: IssueInput): Promise<number> => {
  const receiver = await holdReceiver(scope, input);
  return insertPaper(scope, receiver, await asked(scope, receiver, input));
};

/** The same, answered as it is read. */
export const issuePaper = async (scope: Scope, input: IssueInput): Promise<IssuedPaperView> =>
  viewOfPaper(scope, await issueUnseen(scope, input));
