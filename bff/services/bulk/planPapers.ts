import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { BulkRunRecord } from '#bff/data/bulk/bulkRuns.ts';
import { listPaperSubjects, type PaperSubject } from '#bff/data/papers/paperSubjects.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { DEFAULT_TEMPLATES, type TemplateText } from '#bff/text/papers/defaultTemplates.ts';
import { paperMessages as messages } from '#bff/text/papers/papers.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { myPageVisibility } from '../common/access.ts';
import { factsOf } from '../papers/paperFields.ts';
import { currentPaper, issueRefusal } from '../papers/paperSource.ts';
import { templateInUse } from '../papers/paperTemplates.ts';
import { able, already, unable, type Verdict } from './verdict.ts';

const KIND = 'issuePapers';

export type BulkPaper = components['schemas']['BulkPaper'];

/** With the day of the dry run where none was said: what is issued over night bears one day. */
export type KeptPaper = BulkPaper & { readonly issuedOn: string };

/** @throws INVALID_PARAMETER where none is told, or one of a day to come */
export const requirePaper = (scope: Scope, paper: BulkPaper | undefined, pointer: string): KeptPaper => {
  if (paper === undefined) throw invalidField(pointer, messages.chooseKind);
  const today = tokyoDayOf(scope.now);
  const { kind, issuedOn = today } = paper;
  if (issuedOn > today) throw invalidField(`${pointer}/issuedOn`, messages.future);
  return { kind, issuedOn };
};

/** What the dry run has kept. @throws INTERNAL_ERROR of another kind of run */
export const paperOf = ({ kind, paper }: Pick<BulkRunRecord, 'kind' | 'paper'>): KeptPaper => {
  if (kind !== KIND || paper === null)
    throw new ApiError('INTERNAL_ERROR', { cause: new Error('a run without its paper') });
  // What is kept was checked by the contract and by `requirePaper`.
  return paper as KeptPaper;
};

const judgeOf =
  ({ kind, issuedOn }: KeptPaper, templates: ReadonlyMap<number, TemplateText>) =>
  (subject: PaperSubject): Verdict => {
    const template = templates.get(subject.projectId) ?? DEFAULT_TEMPLATES[kind];
    if (currentPaper(subject, kind) !== undefined) return already(KIND);
    const facts = factsOf(subject, { number: '', issuedOn });
    const refusal = issueRefusal(subject, { kind, replaces: null }, { kind, template, facts });
    if (refusal !== null) return unable('rule', refusal);
    return able(KIND, { makes: messages.makes(template.title, subject.corporation.name) });
  };

/** The undertakings of a run, and what would become of a paper for each: by the template of its round. */
export const papersFor = async (scope: Scope, paper: KeptPaper, ids: readonly number[]) => {
  const subjects = await listPaperSubjects(scope.db, ids, myPageVisibility(scope));
  const templates = new Map<number, TemplateText>();
  for (const projectId of new Set(subjects.map((subject) => subject.projectId)))
    templates.set(projectId, (await templateInUse(scope, { projectId, kind: paper.kind })).text);
  return { subjects, judge: judgeOf(paper, templates) };
};
