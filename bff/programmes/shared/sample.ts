import { ApplicantType, FundingSource, HowFound, LegalForm } from '#bff/generated/contract/enums.ts';
import { isRequired } from '../engine/fields.ts';
import { mapRowPapers } from '../engine/rowPapers.ts';
import type { Answers, FormDefinition, ProgrammeSample } from '../familyTypes.ts';

/** The rules of a round that pays half. */
export const half: ProgrammeSample['project'] = {
  subsidyRateNumerator: 1,
  subsidyRateDenominator: 2,
  minSubsidy: 1_000_000,
  maxSubsidy: 10_000_000,
  minTotalCost: 2_000_000,
  roundingUnit: 1000,
  completionDeadline: '2027-03-31',
};

export const corporation: Answers = {
  applicantType: ApplicantType.Corporation,
  corporateNumber: '7999901000001',
  name: '株式会社みらい食堂',
  nameKana: 'カブシキガイシャミライショクドウ',
  legalForm: LegalForm.KabushikiKaisha,
  representativeTitle: '代表取締役',
  representativeName: '青葉 一郎',
  establishedOn: '2016-04-01',
  postalCode: '1000000',
  prefecture: 13,
  address: '千代田区架空町一丁目2番3号',
  contactName: '青葉 一郎',
  contactKana: 'アオバ イチロウ',
  contactEmail: 'mirai@example.jp',
  contactPhone: '0300000001',
  industryGroup: 76,
  industryCode: 7611,
  capital: 10_000_000,
  employees: 42,
  howFound: [HowFound.MaffWebsite],
  otherSubsidyUsed: true,
  antiSocialPledge: true,
  termsAgreed: true,
};

export const individual: Answers = {
  ...corporation,
  applicantType: ApplicantType.Individual,
  corporateNumber: null,
  legalForm: LegalForm.Individual,
  representativeTitle: null,
  capital: null,
  name: '居酒屋たぬき亭',
  nameKana: 'イザカヤタヌキテイ',
  representativeName: '狸塚 健太',
  birthDate: '1984-02-29',
  prefecture: 16,
};

export const schedule = [{ startsOn: '2026-12-01', endsOn: '2027-01-31', activity: '導入と試運転' }];
export const expense = (
  category: number,
  description: string,
  amountTaxExcluded: number,
  rest: Answers = {},
) => ({
  category,
  description,
  amountTaxExcluded,
  ...rest,
});
export const ownFunds = (amount: number) => [{ source: FundingSource.OwnFunds, amount }];

/**
 * The answers with a file in every row that asks for its quotations.
 * @param fileOf the id of a file of a document, by its type; undefined leaves the row without
 */
export const namingQuotations = (
  definition: Pick<FormDefinition, 'steps'>,
  answers: Answers,
  fileOf: (documentType: number) => string | undefined,
): Answers =>
  mapRowPapers(definition, answers, ({ column: { required, documentType = 0 }, row }) => {
    const file = isRequired(required, row) ? fileOf(documentType) : undefined;
    return file === undefined ? undefined : [file];
  });
