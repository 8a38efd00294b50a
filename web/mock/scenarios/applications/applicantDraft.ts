import { TaskState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { draftWorld } from '../../world/application.ts';
import { asAsked } from './applicantForm.ts';

type Schemas = components['schemas'];
type Step = Schemas['GeneralApplication']['sectionsState'][number];

const own = asAsked(draftWorld.saw('getGeneralApplicationSelf'));

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

/** The application while it is written: the plan and the costs are there, a paper and a part of the money are missing. */
export const draftApplication: Schemas['GeneralApplication'] = {
  ...own,
  files: own.files.filter(({ type }) => type === 1),
  // A plan, which is there, and statements of accounts, which are not; the others are asked of nobody yet.
  requiredDocuments: own.requiredDocuments.map((document) => ({
    ...document,
    isRequired: [1, 10].includes(document.type),
    fileCount: document.type === 1 ? 1 : 0,
  })),
  sectionsState: own.sectionsState.map((step) => ({ ...step, ...OPEN[step.key] })),
  availableActions: [
    { action: 'submit', allowed: false, reason: '入力や添付が済んでいない項目が4件あります。' },
  ],
  expenses: (own.expenses ?? []).map(({ quotationFileIds: _files, ...row }) => row),
  fundingSources: [{ source: 0, amount: 4_130_000, note: null }],
  antiSocialPledge: null,
  termsAgreed: null,
};
