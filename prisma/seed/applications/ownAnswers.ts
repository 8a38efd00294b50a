import {
  ConsortiumMemberKind,
  InitiativeType,
  Origin,
  RatioBand,
  Unit,
} from '#bff/generated/contract/enums.ts';
import type { Answers } from '#bff/programmes/familyTypes.ts';
import { addDays, type CalendarDay } from '#rules/calendar.ts';
import type { Applicant } from './applicants.ts';
import {
  categoryOf,
  cityOf,
  fullAddressOf,
  genreOf,
  materialOf,
  memberKindOf,
  prefectureOf,
  productOf,
  shortNameOf,
  styleOf,
  themeOf,
} from './applicationWords.ts';
import type { FormName } from './formName.ts';

export type Own = {
  readonly form: FormName;
  readonly applicant: Applicant;
  readonly plan: string;
  readonly item: string;
  readonly on: CalendarDay;
};

const diningAnswers = ({ applicant, plan, item }: Own): Answers => ({
  storeName: `${shortNameOf(applicant)} 本店`,
  storeAddress: fullAddressOf(applicant),
  genre: genreOf(`${applicant.name}${plan}`),
  businessLicenseNumber: `${cityOf(applicant)}指令第${applicant.name.length * 37 + plan.length}号`,
  category: [categoryOf(plan)],
  planSummary: `${item}を導入し、${plan}に取り組みます。`,
  planDetail: `${shortNameOf(applicant)}の店舗に${item}を導入します。従業員の研修を行い、3か月で通常の営業に組み込みます。`,
  asIs: '人手と売り場が足りず、来店の多い時間帯に注文をお断りすることがあります。',
  toBe: `${item}により、同じ人数でより多くのお客様に提供できるようになります。`,
});

const notoAnswers = ({ applicant, plan, on }: Own): Answers => {
  const month = addDays(on, 45).slice(0, 7);
  const places = [
    { month, days: 7, place: cityOf(applicant) },
    { month, days: 5, place: `${prefectureOf(applicant)}内の催事会場` },
  ];
  return {
    storeName: shortNameOf(applicant),
    storePrefecture: applicant.prefecture,
    storeAddress: fullAddressOf(applicant),
    genre: genreOf(applicant.name),
    certificateIssuer: cityOf(applicant),
    operationStyle: [styleOf(plan)],
    operationArea: [applicant.prefecture],
    operationPlan: places,
  };
};

const producerOf = (applicant: Applicant) => `${cityOf(applicant)}生産者組合`;

const ingredientAnswers = ({ applicant, plan, item }: Own): Answers => {
  const { kind, name, country } = materialOf(`${plan}${applicant.name}`);
  return {
    factoryName: '本社工場',
    factoryAddress: fullAddressOf(applicant),
    ingredients: [
      {
        kind,
        originBefore: Origin.Import,
        countryBefore: country,
        originAfter: Origin.Domestic,
        regionAfter: prefectureOf(applicant),
        unit: Unit.Tons,
        quantityBefore: 120,
        quantityAfter: 120.5,
        domesticRatio: RatioBand.R81To100,
      },
    ],
    productName: productOf(plan),
    planDetail: `${item}を入れ、輸入の${name}から${prefectureOf(applicant)}産への切替えに合わせて配合と工程を改めます。`,
    effect: `${name}の調達先が近くなり、価格と納期が安定します。`,
  };
};

/** A plan that only processes more of what the area grows (B) lends nobody a machine. */
const r6Answers = (own: Own): Answers => {
  const { applicant, plan, on } = own;
  const { name } = materialOf(`${plan}${applicant.name}`);
  const producer = {
    name: producerOf(applicant),
    representativeName: '田中 実',
    address: `${fullAddressOf(applicant)}（産地）`,
    item: name,
    contractQuantity: 80,
    unit: Unit.Tons,
  };
  const firstYear = Number(on.slice(0, 4));
  return {
    ...ingredientAnswers(own),
    producers: [producer],
    procurementPlan: [60, 64, 68, 72, 76, 80].map((quantity, year) => ({
      fiscalYear: firstYear + year,
      item: name,
      quantity,
      unit: Unit.Tons,
    })),
    ...(/産地支援/.test(plan)
      ? {}
      : { initiativeType: InitiativeType.B, supportMeasures: [], lentEquipment: [] }),
  };
};

const PARTNER = { name: '株式会社あおぞらロボティクス', corporateNumber: '5999901000011' };
const SECOND_PARTNER = { name: '株式会社みらい食堂', corporateNumber: '7999901000001' };

const inclusiveAnswers = ({ applicant, plan, on }: Own): Answers => {
  const { initiative, themes } = themeOf(plan);
  const isRobotics = applicant.name === PARTNER.name;
  const partner = isRobotics ? SECOND_PARTNER : PARTNER;
  const kind = memberKindOf(applicant.name);
  const restaurant = {
    name: isRobotics ? '食堂つばさ' : '食堂ひだまり',
    role: '店舗での提供と聞き取り',
    kind: ConsortiumMemberKind.EatingOut,
    bearsExpenses: false,
  };
  const members = [
    {
      name: applicant.name,
      ...(applicant.corporateNumber === null ? {} : { corporateNumber: applicant.corporateNumber }),
      role: '全体の取りまとめ',
      kind,
      bearsExpenses: true,
    },
    { ...partner, role: '機器の開発と設置', kind: memberKindOf(partner.name), bearsExpenses: true },
    ...(kind === ConsortiumMemberKind.EatingOut ? [] : [restaurant]),
  ];
  const site = {
    storeName: `${shortNameOf(applicant)} 実証店`,
    address: fullAddressOf(applicant),
    startsOn: addDays(on, 60),
    endsOn: addDays(on, 120),
  };
  return {
    initiativeType: initiative,
    themes: [...themes],
    consortiumName: `${shortNameOf(applicant)}コンソーシアム`,
    leadMember: 0,
    members,
    demoSites: [site],
    targetUsers:
      initiative === InitiativeType.A ? '飲食に配慮が要る方とそのご家族' : '店舗を利用されるすべての方',
    hypothesis: `${plan}により、来店と再来店の回数が増えます。`,
    dissemination: '実証の結果を手引きにまとめ、業界団体を通じて公開します。',
    planDetail: `${plan}を、構成員の店舗で2か月行い、利用された方の声を集めます。`,
  };
};

/** What an applicant answers about himself and his plan. */
export const ownAnswers = (own: Own): Answers => {
  switch (own.form) {
    case 'goToEat':
    case 'business':
      return diningAnswers(own);
    case 'noto':
      return notoAnswers(own);
    case 'inclusive':
      return inclusiveAnswers(own);
    case 'r6':
      return r6Answers(own);
    default:
      return { ...ingredientAnswers(own), producerName: producerOf(own.applicant) };
  }
};
