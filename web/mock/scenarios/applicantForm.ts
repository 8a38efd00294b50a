import { DocumentRequirement, DomainType, ProgramKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';

type Schemas = components['schemas'];
type Field = Schemas['FormField'];

const field = (type: Field['type'], name: string, label: string, rest: Partial<Field> = {}): Field => ({
  name,
  label,
  type,
  isRequired: true,
  isComputed: false,
  ...rest,
});

const isCorporation: Schemas['FormCondition'] = { field: 'applicantType', operator: 'eq', values: [0] };

const applicant: Schemas['FormStep'] = {
  key: 'applicant',
  title: '応募者',
  description: '会社（個人事業主の方は屋号）の基本情報と、連絡を受ける方を入力します。',
  kind: 'fields',
  sections: [
    {
      key: 'business',
      title: '応募者の情報',
      fields: [
        field('enum', 'applicantType', '応募者区分', { enumName: 'ApplicantType' }),
        field('corporateNumber', 'corporateNumber', '法人番号', {
          unit: '13桁',
          help: '国税庁が指定した13桁の番号です。全角で入力しても半角に直します。',
          isRequired: false,
          requiredWhen: isCorporation,
          visibleWhen: isCorporation,
        }),
        field('string', 'name', '応募者名（屋号）', { maxLength: 100 }),
        field('kana', 'nameKana', 'フリガナ', { maxLength: 100 }),
        field('date', 'establishedOn', '設立（開業）日'),
      ],
    },
    {
      key: 'contact',
      title: '連絡担当者',
      description: '事務局からの電話とメールを受ける方です。',
      fields: [
        field('string', 'contactName', '連絡担当者', { maxLength: 50 }),
        field('email', 'contactEmail', '連絡先メール', { maxLength: 254 }),
        field('phone', 'contactPhone', '連絡先電話'),
        field('enum', 'prefecture', '都道府県', { enumName: 'Prefecture' }),
      ],
    },
  ],
};

const plan: Schemas['FormStep'] = {
  key: 'plan',
  title: '事業計画',
  description: '何のために、何を行い、どのような成果を目指すかを入力します。',
  kind: 'fields',
  sections: [
    {
      key: 'summary',
      title: '計画の概要',
      fields: [
        field('enumList', 'category', '取組区分', { enumName: 'ProjectCategory', minItems: 1 }),
        field('string', 'planTitle', '事業計画名', { maxLength: 50 }),
        field('text', 'planSummary', '事業内容（概要）', { maxLength: 400 }),
        field('yen', 'targetSales', '成果目標（売上高）', { minimum: 0 }),
        field('boolean', 'otherGrant', '国の他の補助を受けている', { isRequired: false }),
      ],
    },
  ],
};

const expenses: Schemas['FormStep'] = {
  key: 'expenses',
  title: '経費',
  description: '補助事業にかかる経費と、資金の調達方法を入力します。',
  kind: 'expenses',
  sections: [
    {
      key: 'expenses',
      title: '補助事業にかかる経費',
      description:
        '消費税を除いた金額を入力します。1件50万円以上の経費には、見積書と相見積書の両方が必要です。',
      fields: [
        field('list', 'expenses', '経費', {
          minItems: 1,
          maxItems: 100,
          columns: [
            field('enum', 'category', '区分', { enumName: 'ExpenseCategoryDining' }),
            field('string', 'description', '内容', { maxLength: 200 }),
            field('yen', 'amountTaxExcluded', '金額（税抜）', { minimum: 1 }),
            field('yen', 'eligibleAmount', 'うち補助対象額（税抜）', { isRequired: false, minimum: 0 }),
          ],
        }),
      ],
    },
    {
      key: 'totals',
      title: '補助金申請額の計算',
      fields: [field('yen', 'subsidyAmount', '補助金申請額', { isRequired: false, isComputed: true })],
    },
    {
      key: 'funding',
      title: '資金の調達',
      description: '総事業費から補助金申請額を引いた自己負担額を、どのように用意するかを入力します。',
      fields: [
        field('list', 'fundingSources', '自己負担の調達方法', {
          isRequired: false,
          maxItems: 20,
          columns: [
            field('enum', 'source', '調達方法', { enumName: 'FundingSource' }),
            field('yen', 'amount', '金額', { minimum: 0 }),
            field('string', 'note', '内容', { isRequired: false, maxLength: 100 }),
          ],
        }),
      ],
    },
  ],
};

const documents: Schemas['FormStep'] = {
  key: 'documents',
  title: '添付書類',
  description: '必要な書類は、これまでの入力に合わせて表示しています。1件50MBまで送れます。',
  kind: 'documents',
  sections: [{ key: 'files', title: '添付する書類', fields: [] }],
};

const confirm: Schemas['FormStep'] = {
  key: 'confirm',
  title: '確認・提出',
  description: '入力した内容を確認し、誓約のうえ提出します。',
  kind: 'confirm',
  sections: [
    {
      key: 'pledges',
      title: '誓約と同意',
      fields: [
        field('pledge', 'antiSocialPledge', '暴力団等の反社会的勢力に該当しないことを誓約します'),
        field('pledge', 'termsAgreed', '公募要領と個人情報の取扱いに同意します'),
      ],
    },
  ],
};

const document = (
  type: number,
  label: string,
  rest: Partial<Schemas['FormDocument']> = {},
): Schemas['FormDocument'] => ({
  documentList: 'DocumentType',
  type,
  label,
  requirement: DocumentRequirement.Required,
  conditionText: null,
  allowedExtensions: ['pdf', 'jpg', 'png', 'xlsx'],
  maxBytes: 52_428_800,
  maxFiles: 20,
  guidance: null,
  form: null,
  isMadeFromAnswers: false,
  template: null,
  ...rest,
});

export const calculation: Schemas['SubsidyRule'] = {
  rateNumerator: 1,
  rateDenominator: 2,
  roundingUnit: 1_000,
  minSubsidy: 1_000_000,
  maxSubsidy: 10_000_000,
  maxSubsidyWithA: null,
  minTotalCost: 2_000_000,
  text: '補助対象経費の2分の1（千円未満は切捨て）。下限100万円、上限1,000万円です。',
};

/** The form of the dining programme, shortened: every kind of control once. */
export const formDefinition: Schemas['FormDefinition'] = {
  projectId: 11,
  family: 'general',
  programKind: ProgramKind.Business,
  domainType: DomainType.Food,
  revision: 'business.1',
  steps: [applicant, plan, expenses, documents, confirm],
  documents: [
    document(1, '事業計画書', { form: '様式1' }),
    document(6, '見積書・相見積書', {
      requirement: DocumentRequirement.Conditional,
      conditionText: '1件50万円以上の経費があるとき',
    }),
    document(8, '直近2期の決算書'),
    document(9, 'その他の書類', { requirement: DocumentRequirement.Optional }),
  ],
  expenseCategories: [],
  calculation,
};
