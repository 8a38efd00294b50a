import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import {
  applicantReceiver,
  currentPaper,
  DEFAULT_TEMPLATES,
  issueRefusal,
  isToApplicant,
  listApplicantSubjects,
  listPaperSubjects,
  paperMessages as messages,
  type Receiver,
  type TemplateText,
  templateInUse,
  undertakingReceiver,
} from '#bff/modules/correspondence/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { Family } from '#rules/families.ts';
import { tidyText } from '#rules/text.ts';
import type { BulkRunRecord } from './bulkRuns.data.ts';
import { able, already, unable, type Verdict } from './verdict.service.ts';

/** What numbers and issues papers: to businesses, and to applicants. */
type IssuingKind = 'issuePapers' | 'issueApplicationPapers';

export const isIssuing = (kind: BulkRunKind): kind is IssuingKind =>
  kind === 'issuePapers' || kind === 'issueApplicationPapers';

export type BulkPaper = components['schemas']['BulkPaper'];

/** With the day of the dry run where none was said: what is issued over night bears one day. */
export type KeptPaper = BulkPaper & { readonly issuedOn: string };

/** @throws INVALID_PARAMETER where none is told, one for others than those of the list, or one of a day to come */
export const requirePaper = (
  scope: Scope,
  run: IssuingKind,
  paper: BulkPaper | undefined,
  pointer: string,
): KeptPaper => {
  if (paper === undefined) throw invalidField(pointer, messages.chooseKind);
  const today = tokyoDayOf(scope.now);
  const { kind, issuedOn = today, reason = '' } = paper;
  if (isToApplicant(kind) !== (run === 'issueApplicationPapers'))
    throw invalidField(`${pointer}/kind`, messages.otherReceiver);
  if (issuedOn > today) throw invalidField(`${pointer}/issuedOn`, messages.future);
  const words = tidyText(reason);
  return { kind, issuedOn, ...(words === '' ? {} : { reason: words }) };
};

/** What the dry run has kept. @throws INTERNAL_ERROR of another kind of run */
export const paperOf = ({ paper }: Pick<BulkRunRecord, 'paper'>): KeptPaper => {
  if (paper === null) throw new ApiError('INTERNAL_ERROR', { cause: new Error('a run without its paper') });
  // What is kept was checked by the contract and by `requirePaper`.
  return paper as KeptPaper;
};

type Templates = ReadonlyMap<number, TemplateText>;

/** What papers of that kind are made of in each of these rounds. */
const templatesOf = async (
  scope: Scope,
  { kind }: KeptPaper,
  subjects: readonly Pick<Receiver, 'projectId'>[],
): Promise<Templates> => {
  const templates = new Map<number, TemplateText>();
  for (const projectId of new Set(subjects.map((subject) => subject.projectId)))
    templates.set(projectId, (await templateInUse(scope, { projectId, kind })).text);
  return templates;
};

const judged = (
  receiver: Receiver,
  { kind, issuedOn, reason }: KeptPaper,
  { templates, run }: { readonly templates: Templates; readonly run: IssuingKind },
): Verdict => {
  const template = templates.get(receiver.projectId) ?? DEFAULT_TEMPLATES[kind];
  if (currentPaper(receiver, kind) !== undefined) return already(run);
  const facts = receiver.factsOf({ number: '', issuedOn, reason: reason ?? null });
  const refusal = issueRefusal(receiver, { kind, replaces: null }, { kind, template, facts });
  if (refusal !== null) return unable('rule', refusal);
  return able(run, { makes: messages.makes(template.title, receiver.name) });
};

/** The undertakings of a run, and what would become of a paper for each: by the template of its round. */
export const papersFor = async (scope: Scope, paper: KeptPaper, ids: readonly number[]) => {
  const subjects = await listPaperSubjects(scope.db, ids, myPageVisibility(scope));
  const templates = await templatesOf(scope, paper, subjects);
  const judge = (subject: (typeof subjects)[number]): Verdict =>
    judged(undertakingReceiver(subject), paper, { templates, run: 'issuePapers' });
  return { subjects, judge };
};

/** The applications of a run, and what would become of a letter for each. */
export const lettersFor = async (scope: Scope, paper: KeptPaper, family: Family, ids: readonly number[]) => {
  const all = await listApplicantSubjects(scope.db, ids);
  const subjects = all.filter((subject) => subject.family === family);
  const templates = await templatesOf(scope, paper, subjects);
  const judge = (subject: (typeof subjects)[number]): Verdict =>
    judged(applicantReceiver(subject), paper, { templates, run: 'issueApplicationPapers' });
  return { subjects, judge };
};
