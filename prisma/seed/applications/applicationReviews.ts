import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { actorColumns, backOffice, jmac } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { date, type Seed } from '../engine/context.ts';
import type { SeedFile } from '../files/files.ts';
import type { Draft } from './applicationDraft.ts';
import type { SeedApplication, StatusName } from './applicationTypes.ts';

const addHistory = ({ rows, ...seed }: Seed, { id, steps, data }: Draft): void => {
  for (const { action, from, to, at, actor, comment = null } of steps) {
    rows.applicationHistory.push({
      applicationId: id,
      action,
      fromStatus: ApplicationStatus[from],
      toStatus: ApplicationStatus[to],
      ...actorColumns(actor),
      comment,
      createdAt: at,
    });
    audit(
      { rows, ...seed },
      {
        at,
        actor,
        action,
        target: { kind: 'application', id },
        before: { status: ApplicationStatus[from] },
        after: { status: ApplicationStatus[to] },
        reason: comment,
        applicationId: id,
        projectId: data.projectId,
      },
    );
  }
};

/** The form check: complete once it was passed, half done while it is under way. */
const addChecklist = ({ rows }: Seed, { id, steps, definition }: Draft): void => {
  const passed = steps.find(({ action }) => action === 'passFormCheck');
  const begun = steps.find(({ action }) => action === 'startCheck');
  if (begun === undefined) return;
  const items = passed ? definition.checklist : definition.checklist.slice(0, 3);
  const checkedAt = passed?.at ?? new Date(begun.at.getTime() + 20 * 60_000);
  for (const { key } of items) {
    rows.checklistResult.push({
      applicationId: id,
      key,
      result: 'ok',
      checkedById: backOffice.id ?? 0,
      checkedAt,
    });
  }
};

const SCORED = ['validity', 'feasibility', 'costEffect', 'spread', 'environment'] as const;
const WEIGHT = 4;

/** What is adopted was marked higher than what waits, and that higher than what was declined. */
const LEAST: { readonly [status in StatusName]?: number } = { Adopted: 4, Waitlisted: 3, NotAdopted: 1 };

/** Marks by the code, so that every application has its own and the same each time. */
const marksOf = ({ code, status }: SeedApplication): number[] =>
  SCORED.map((_item, index) => (LEAST[status] ?? 3) + ((Number(code) + index * 3) % 2));

const addScores = ({ rows }: Seed, { id, data, steps }: Draft): void => {
  const passed = steps.find(({ action }) => action === 'passFormCheck');
  if (passed === undefined || data.code === null) return;
  const scoredAt = new Date(passed.at.getTime() + 60 * 60_000);
  const marks = marksOf(data);
  SCORED.forEach((item, index) => {
    const score = marks[index] ?? 3;
    rows.applicationScore.push({
      applicationId: id,
      reviewerId: jmac.id ?? 0,
      item,
      score,
      createdAt: scoredAt,
      updatedAt: scoredAt,
    });
  });
  const row = rows.application.find((application) => application.id === id);
  if (row) row.averageScore = marks.reduce((sum, mark) => sum + mark * WEIGHT, 0);
};

/** What a returned application has to correct: an expense row and a paper. */
const addReturnItems = (
  { rows }: Seed,
  { id, data, steps }: Draft,
  files: ReadonlyMap<number, SeedFile>,
): void => {
  const step = steps.find(({ action }) => action === 'return');
  if (step?.dueOn === undefined) return;
  const [file] = files.values();
  const list = data.form === 'r6' ? 'expensesB' : 'expenses';
  const item = {
    applicationId: id,
    returnNumber: 1,
    dueOn: date(step.dueOn),
    createdById: step.actor.id ?? 0,
  };
  const when = { createdByName: step.actor.name, createdAt: step.at, updatedAt: step.at };
  rows.returnItem.push(
    {
      ...item,
      ...when,
      number: 1,
      reviewCategory: 4,
      row: 0,
      fieldPointer: `/${list}/0/amountTaxExcluded`,
      comment: '見積書の金額と一致しません。税抜の金額に直してください。',
    },
    {
      ...item,
      ...when,
      number: 2,
      reviewCategory: 1,
      fileId: file?.id ?? null,
      page: 1,
      comment: '日付の記載がありません。日付の入った書類に差し替えてください。',
    },
  );
};

/** What the desk has done with an application. */
export const addReview = (seed: Seed, draft: Draft, files: ReadonlyMap<number, SeedFile>): void => {
  addHistory(seed, draft);
  addChecklist(seed, draft);
  addScores(seed, draft);
  addReturnItems(seed, draft, files);
};
