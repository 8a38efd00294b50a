import { TaskState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { publicProject } from './applicantCall.ts';
import { formDefinition } from './applicantForm.ts';
import { applicationFile } from './applicantParts.ts';
import { programmes } from './programmes.ts';

type Schemas = components['schemas'];
type Step = Schemas['GeneralApplication']['sectionsState'][number];

const { own } = programmes.business;

const open = (state: TaskState, ...findings: Step['findings']): Partial<Step> => ({
  state,
  missingCount: findings.length,
  findings,
});

/** What is still to be done. */
const OPEN: Readonly<Record<string, Partial<Step>>> = {
  expenses: open(TaskState.InProgress, {
    pointer: '/fundingSources',
    message: '資金の内訳の合計（4,130,000円）を自己負担額（4,430,000円）と同じ金額にしてください',
  }),
  documents: open(TaskState.InProgress, {
    pointer: '/files/ApplicationFinancialStatements',
    message: '「決算書（直近2期）」を添付してください',
  }),
  confirm: open(
    TaskState.Locked,
    {
      pointer: '/antiSocialPledge',
      message: '「反社会的勢力に該当しません」を確認し、チェックを入れてください',
    },
    {
      pointer: '/termsAgreed',
      message: '「公募要領と個人情報の取扱いに同意します」を確認し、チェックを入れてください',
    },
  ),
};

/** A plan, which is there, and statements of accounts, which are not; the others are asked of nobody yet. */
const documents = own.requiredDocuments
  .filter(({ type }) => formDefinition.documents.some((document) => document.type === type))
  .map((document) => ({
    ...document,
    isRequired: [1, 10].includes(document.type),
    fileCount: document.type === 1 ? 1 : 0,
  }));

/** The application while it is written: the plan and the costs are there, a paper and a part of the money are missing. */
export const draftApplication: Schemas['GeneralApplication'] = {
  ...own,
  ...{ id: 27, version: 12, email: 'mirai@example.jp' },
  ...{ projectId: publicProject.id, projectName: publicProject.shortName, round: publicProject.round },
  ...{ createdAt: '2026-11-13T01:08:00.000Z', updatedAt: '2026-11-20T01:42:00.000Z' },
  ...{ closesAt: publicProject.applicationClosesAt, daysLeft: 27 },
  files: [applicationFile(1)],
  requiredDocuments: documents,
  sectionsState: own.sectionsState
    .filter(({ key }) => formDefinition.steps.some((step) => step.key === key))
    .map((step) => ({ ...step, advice: [], ...OPEN[step.key] })),
  availableActions: [
    { action: 'submit', allowed: false, reason: '入力や添付が済んでいない項目が4件あります。' },
  ],
  expenses: (own.expenses ?? []).map(({ quotationFileIds: _files, ...row }) => row),
  fundingSources: [{ source: 0, amount: 4_130_000, note: null }],
  antiSocialPledge: null,
  termsAgreed: null,
};
