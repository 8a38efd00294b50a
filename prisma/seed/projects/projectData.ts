/* The calls of the demo: one of each family is open; days count from today (domain 7). */

export type SeedProject = {
  readonly name: string;
  readonly shortName: string;
  readonly programKind: number;
  readonly domainType: number;
  readonly fiscalYear: number;
  readonly round: number;
  readonly opens: number;
  readonly closes: number;
  readonly deadline: number;
  readonly offset: number;
  readonly summary: string;
  readonly eligibility: string;
};

const goToEat = {
  programKind: 0,
  domainType: 0,
  fiscalYear: 2022,
  summary: '業態転換や新しい販売方法に取り組む飲食店の設備投資を支援します。',
  eligibility: '感染症の影響で売上が減少した中小・中堅の飲食店で、共同事業者とともに取り組む者',
};
const business = {
  programKind: 1,
  domainType: 0,
  fiscalYear: 2023,
  summary: '外食産業の成長につながる省人化・新業態・店舗改装の取組を支援します。',
  eligibility: '客席のある飲食店を営む中小・中堅企業で、共同事業者とともに取り組む者',
};
const ingredient = {
  programKind: 2,
  summary: '輸入原材料の価格高騰や調達リスクを減らすための製造ラインの変更などを支援します。',
  eligibility: '食品製造業者、飲食・食事提供事業者、その団体、または共同実施者',
};
const ingredientR6 = {
  programKind: 5,
  domainType: 3,
  fiscalYear: 2025,
  summary: '産地と連携した国産原材料の調達計画に基づく設備投資を支援します。',
  eligibility: '産地と連携した国産原材料調達計画を持つ食品の加工・製造業者',
};

/** Their ids are 1 to 13 in this order. */
export const projectData: readonly SeedProject[] = [
  {
    ...goToEat,
    name: '業態転換等支援事業（第1次公募）',
    shortName: '業態転換 第1次',
    round: 1,
    opens: -1300,
    closes: -1253,
    deadline: -800,
    offset: 0,
  },
  {
    ...business,
    name: '外食産業事業成長支援補助金（第1次公募）',
    shortName: '成長支援 第1次',
    round: 1,
    opens: -420,
    closes: -376,
    deadline: -30,
    offset: 3000,
  },
  {
    ...business,
    name: '外食産業事業成長支援補助金（第2次公募）',
    shortName: '成長支援 第2次',
    round: 2,
    opens: -300,
    closes: -283,
    deadline: 20,
    offset: 4000,
  },
  {
    ...ingredient,
    domainType: 1,
    fiscalYear: 2023,
    name: '食品原材料調達安定化対策事業（第1次公募）',
    shortName: '調達安定化 第1次',
    round: 1,
    opens: -520,
    closes: -502,
    deadline: -90,
    offset: 5000,
  },
  {
    ...ingredient,
    domainType: 2,
    fiscalYear: 2024,
    name: '食品原材料調達リスク軽減対策事業（第2次公募）',
    shortName: '調達リスク軽減 第2次',
    round: 2,
    opens: -290,
    closes: -268,
    deadline: 25,
    offset: 5000,
  },
  {
    programKind: 3,
    domainType: 0,
    fiscalYear: 2024,
    name: '能登半島地震被災飲食店による営業継続の取組補助金（第1次公募）',
    shortName: '能登営業継続 第1次',
    round: 1,
    opens: -190,
    closes: 21,
    deadline: 200,
    offset: 6000,
    summary: '被災した飲食店が、キッチンカーや仮設店舗などで営業を続ける取組を支援します。',
    eligibility: '新潟県・富山県・石川県・福井県の被災した飲食店で、自店で営業できない者',
  },
  {
    programKind: 4,
    domainType: 0,
    fiscalYear: 2024,
    name: 'インクルーシブ対応や環境配慮の取組補助金（第2次公募）',
    shortName: 'インクルーシブ 第2次',
    round: 2,
    opens: -180,
    closes: 14,
    deadline: 210,
    offset: 7000,
    summary: '外食・中食のインクルーシブ対応や環境への配慮を、複数の事業者で実証する取組を支援します。',
    eligibility: '外食・中食事業者を含み、協定書を結んだコンソーシアムの代表事業者',
  },
  {
    ...ingredientR6,
    name: '産地連携推進緊急対策事業（第1次公募）',
    shortName: '産地連携 第1次',
    round: 1,
    opens: -210,
    closes: -180,
    deadline: 120,
    offset: 61000,
  },
  {
    ...ingredientR6,
    name: '産地連携推進緊急対策事業（第2次公募）',
    shortName: '産地連携 第2次',
    round: 2,
    opens: -120,
    closes: -95,
    deadline: 150,
    offset: 62000,
  },
  {
    ...ingredientR6,
    name: '産地連携推進緊急対策事業（第3次公募）',
    shortName: '産地連携 第3次',
    round: 3,
    opens: -20,
    closes: 10,
    deadline: 230,
    offset: 63000,
  },
  {
    ...business,
    name: '外食産業事業成長支援補助金（第3次公募）',
    shortName: '成長支援 第3次',
    round: 3,
    opens: -8,
    closes: 27,
    deadline: 300,
    offset: 4000,
  },
  {
    ...ingredient,
    domainType: 2,
    fiscalYear: 2024,
    name: '食品原材料調達リスク軽減対策事業（第1次公募）',
    shortName: '調達リスク軽減 第1次',
    round: 1,
    opens: -400,
    closes: -378,
    deadline: -10,
    offset: 5000,
  },
  {
    ...business,
    name: '外食産業事業成長支援補助金（第4次公募）',
    shortName: '成長支援 第4次',
    round: 4,
    opens: 40,
    closes: 75,
    deadline: 360,
    offset: 4000,
  },
];
