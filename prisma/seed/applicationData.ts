import { type Applicant, applicantOf, company, personInBusiness } from './applicants.ts';
import type { Costs, FormName } from './answers.ts';

export type StatusName =
  | 'Draft'
  | 'Submitted'
  | 'FormChecking'
  | 'Returned'
  | 'UnderReview'
  | 'Adopted'
  | 'NotAdopted'
  | 'Waitlisted'
  | 'Withdrawn';

export type SeedApplication = {
  readonly projectId: number;
  readonly form: FormName;
  readonly status: StatusName;
  /** Null while it was never handed in. */
  readonly code: string | null;
  /** Days from today on which it was handed in (a draft: begun). */
  readonly on: number;
  /** Days from today on which it was adopted. */
  readonly decidedOn?: number;
  readonly applicant: Applicant;
  readonly plan: string;
  readonly item: string;
  readonly costs?: Costs;
};

const costs = (total: number, eligible: number, subsidy: number): Costs => ({ total, eligible, ownShare: total - subsidy });

const person = (name: string, nameKana: string, people: string, personKana: string, prefecture: number, address: string, email: string) =>
  personInBusiness({ name, nameKana, person: people, personKana, prefecture, address, email: `${email}@example.jp` });

const firm = (sequence: number, name: string, nameKana: string, people: string, personKana: string, prefecture: number, address: string, email: string) =>
  company(sequence, { name, nameKana, person: people, personKana, prefecture, address, email: `${email}@example.jp` });

/** Adopted ones; each has a my page of the same code. */
const adopted: readonly SeedApplication[] = [
  { projectId: 1, form: 'goToEat', status: 'Adopted', code: '0012', on: -515, decidedOn: -442, applicant: applicantOf(1), plan: '冷凍自動販売機による人気定食の24時間販売', item: '冷凍自動販売機', costs: costs(12_400_000, 11_800_000, 5_900_000) },
  { projectId: 2, form: 'business', status: 'Adopted', code: '3005', on: -380, decidedOn: -322, applicant: applicantOf(1), plan: '配膳ロボットとセルフオーダーによる省人化', item: '配膳ロボット', costs: costs(18_000_000, 16_500_000, 8_250_000) },
  { projectId: 2, form: 'business', status: 'Adopted', code: '3021', on: -378, decidedOn: -262, applicant: applicantOf(5), plan: 'そば打ち体験スペースへの店舗改装', item: '客席改修', costs: costs(6_800_000, 6_200_000, 3_100_000) },
  { projectId: 3, form: 'business', status: 'Adopted', code: '4003', on: -285, decidedOn: -172, applicant: applicantOf(7), plan: 'セントラルキッチン整備による在宅向け弁当の拡大', item: '厨房機器一式', costs: costs(26_000_000, 24_000_000, 10_000_000) },
  { projectId: 3, form: 'business', status: 'Adopted', code: '4010', on: -284, decidedOn: -162, applicant: applicantOf(10), plan: 'ベーカリーカフェ新業態の出店', item: '店舗内装', costs: costs(15_000_000, 14_000_000, 7_000_000) },
  { projectId: 12, form: 'r5', status: 'Adopted', code: '5002', on: -381, decidedOn: -282, applicant: applicantOf(3), plan: '輸入小麦から道産小麦への切替と製粉ラインの増設', item: '製粉ライン', costs: costs(182_000_000, 176_400_000, 88_200_000) },
  { projectId: 5, form: 'r5', status: 'Adopted', code: '5014', on: -270, decidedOn: -142, applicant: applicantOf(4), plan: '国産大豆への切替に伴う豆腐製造ラインの更新', item: '豆腐製造ライン', costs: costs(48_500_000, 46_200_000, 23_100_000) },
  { projectId: 6, form: 'noto', status: 'Adopted', code: '6001', on: -160, decidedOn: -112, applicant: applicantOf(2), plan: 'キッチンカーによる七尾市内での営業継続', item: 'キッチンカーの賃借', costs: costs(3_600_000, 3_600_000, 3_600_000) },
  { projectId: 6, form: 'noto', status: 'Adopted', code: '6004', on: -150, decidedOn: -100, applicant: applicantOf(6, 'kenta@example.jp'), plan: '仮設店舗での居酒屋営業の継続', item: '仮設店舗の賃借', costs: costs(2_900_000, 2_900_000, 2_900_000) },
  { projectId: 7, form: 'inclusive', status: 'Adopted', code: '7002', on: -160, decidedOn: -102, applicant: applicantOf(12, 'kyokai@example.jp'), plan: '嚥下配慮メニューの共同開発と提供実証', item: '試作と実証', costs: costs(22_000_000, 20_800_000, 10_400_000) },
  { projectId: 7, form: 'inclusive', status: 'Adopted', code: '7009', on: -60, decidedOn: 0, applicant: applicantOf(11), plan: '嚥下配慮メニューの表示システムの実証', item: '試作と実証' },
  { projectId: 8, form: 'r6', status: 'Adopted', code: '61003', on: -182, decidedOn: -92, applicant: applicantOf(8), plan: '県産牛・地魚を使う冷凍調理食品の製造ライン整備', item: '冷凍調理食品ライン', costs: costs(410_000_000, 398_000_000, 199_000_000) },
  { projectId: 9, form: 'r6', status: 'Adopted', code: '62011', on: -97, decidedOn: -21, applicant: applicantOf(10), plan: '国産小麦パンの新商品開発と包装資材の更新', item: '包装ライン', costs: costs(31_000_000, 29_400_000, 14_700_000) },
];

const general: readonly SeedApplication[] = [
  { projectId: 1, form: 'goToEat', status: 'NotAdopted', code: '0031', on: -514, applicant: person('カフェこもれび', 'カフェコモレビ', '森 こずえ', 'モリ コズエ', 14, '鎌倉市架空1-1', 'komorebi'), plan: '冷凍自動販売機による焼菓子の販売', item: '冷凍自動販売機' },
  { projectId: 3, form: 'business', status: 'UnderReview', code: '4031', on: -288, applicant: applicantOf(1), plan: '配膳ロボットと客席改修による省人化', item: '配膳ロボット' },
  { projectId: 3, form: 'business', status: 'Submitted', code: '4036', on: -284, applicant: person('食堂なぎさ', 'ショクドウナギサ', '渚 さち', 'ナギサ サチ', 40, '福岡市見本2-2', 'nagisa'), plan: '券売機と下げ膳ロボットの導入', item: '下げ膳ロボット' },
  { projectId: 3, form: 'business', status: 'FormChecking', code: '4035', on: -284, applicant: person('洋食やまびこ', 'ヨウショクヤマビコ', '山彦 透', 'ヤマビコ トオル', 22, '静岡市例示3-3', 'yamabiko'), plan: 'テイクアウト窓口の新設', item: '受け渡し窓口' },
  { projectId: 3, form: 'business', status: 'Returned', code: '4034', on: -286, applicant: firm(13, '株式会社みなと屋', 'カブシキガイシャミナトヤ', '湊 涼', 'ミナト リョウ', 28, '神戸市架空4-4', 'minatoya'), plan: '海鮮丼専門の新業態店の出店', item: '店舗内装' },
  { projectId: 3, form: 'business', status: 'Waitlisted', code: '4032', on: -287, applicant: person('麺処ほしぞら', 'メンドコロホシゾラ', '星 航', 'ホシ ワタル', 7, '会津若松市見本5-5', 'hoshizora'), plan: 'セルフオーダーと自動ゆで麺機の導入', item: '自動ゆで麺機' },
  { projectId: 3, form: 'business', status: 'Withdrawn', code: '4030', on: -290, applicant: person('甘味処つむぎ', 'カンミドコロツムギ', '紬 あや', 'ツムギ アヤ', 26, '京都市例示6-6', 'tsumugi'), plan: '和菓子体験席の新設', item: '客席改修' },
  { projectId: 3, form: 'business', status: 'Draft', code: null, on: -289, applicant: person('中華ひゃくてん', 'チュウカヒャクテン', '百点 進', 'ヒャクテン ススム', 23, '名古屋市架空7-7', 'hyakuten'), plan: '調理ロボットによる炒め物の自動化', item: '調理ロボット' },
];

const ingredient: readonly SeedApplication[] = [
  { projectId: 5, form: 'r5', status: 'Returned', code: '5044', on: -269, applicant: applicantOf(10), plan: '国産小麦への切替と包装資材の更新', item: '製造ライン' },
  { projectId: 10, form: 'r6', status: 'Submitted', code: '63007', on: -2, applicant: applicantOf(8), plan: '県産大豆の惣菜ライン増設と産地支援', item: '冷凍惣菜ライン' },
  { projectId: 10, form: 'r6', status: 'FormChecking', code: '63006', on: -7, applicant: firm(14, '株式会社みのり豆腐', 'カブシキガイシャミノリトウフ', '実 のり子', 'ミノリ ノリコ', 9, '宇都宮市見本8-8', 'minori'), plan: '県産大豆の取扱量拡大に向けた充填機の更新', item: '充填機' },
  { projectId: 10, form: 'r6', status: 'UnderReview', code: '63005', on: -14, applicant: firm(15, '株式会社こめどころ', 'カブシキガイシャコメドコロ', '米沢 稔', 'ヨネザワ ミノル', 15, '長岡市例示9-9', 'komedokoro'), plan: '米粉麺の製造ライン新設', item: '製麺ライン' },
  { projectId: 9, form: 'r6', status: 'Waitlisted', code: '62015', on: -98, applicant: firm(16, '株式会社やまのめぐみ', 'カブシキガイシャヤマノメグミ', '山野 恵', 'ヤマノ メグミ', 5, '秋田市架空10-10', 'yamanomegumi'), plan: '山菜加工品の国産化', item: '加工ライン' },
  { projectId: 4, form: 'r4', status: 'NotAdopted', code: '5021', on: -504, applicant: firm(17, '株式会社なたね製油', 'カブシキガイシャナタネセイユ', '菜種 光', 'ナタネ ヒカル', 25, '大津市見本11-11', 'natane'), plan: '国産なたねへの切替', item: '搾油機' },
  { projectId: 10, form: 'r6', status: 'Withdrawn', code: '63004', on: -15, applicant: firm(18, '株式会社うしお水産', 'カブシキガイシャウシオスイサン', '潮 満', 'ウシオ ミツル', 42, '長崎市例示12-12', 'ushio'), plan: '地魚すり身ラインの整備', item: 'すり身ライン' },
  { projectId: 10, form: 'r6', status: 'Draft', code: null, on: -5, applicant: firm(19, '株式会社あさひ製麺', 'カブシキガイシャアサヒセイメン', '朝日 昇', 'アサヒ ノボル', 37, '高松市架空13-13', 'asahi'), plan: '県産小麦うどんの増産', item: '製麺ライン' },
];

const noto: readonly SeedApplication[] = [
  { projectId: 6, form: 'noto', status: 'Submitted', code: '6012', on: -3, applicant: applicantOf(6), plan: 'キッチンカーによる氷見市での営業', item: 'キッチンカーの賃借' },
  { projectId: 6, form: 'noto', status: 'FormChecking', code: '6011', on: -9, applicant: person('珠洲食堂', 'スズショクドウ', '珠洲 海', 'スズ ウミ', 17, '珠洲市架空1-2', 'suzu'), plan: '仮設店舗での定食の提供', item: '仮設店舗の賃借' },
  { projectId: 6, form: 'noto', status: 'Returned', code: '6010', on: -16, applicant: person('輪島の台所', 'ワジマノダイドコロ', '輪島 灯', 'ワジマ アカリ', 17, '輪島市見本2-3', 'wajima'), plan: '共同店舗での営業再開', item: '共同店舗の賃借' },
  { projectId: 6, form: 'noto', status: 'UnderReview', code: '6009', on: -24, applicant: person('喫茶うみねこ', 'キッサウミネコ', '海猫 凪', 'ウミネコ ナギ', 16, '氷見市例示3-4', 'umineko'), plan: 'キッチンカーでの喫茶の提供', item: 'キッチンカーの賃借' },
  { projectId: 6, form: 'noto', status: 'Waitlisted', code: '6008', on: -70, applicant: person('割烹さざなみ', 'カッポウサザナミ', '漣 誠一', 'サザナミ セイイチ', 15, '上越市架空4-5', 'sazanami'), plan: '催事への出店による営業継続', item: '出店料' },
  { projectId: 6, form: 'noto', status: 'Withdrawn', code: '6007', on: -75, applicant: person('そば処ゆきわり', 'ソバドコロユキワリ', '雪割 草', 'ユキワリ ソウ', 18, '福井市見本5-6', 'yukiwari'), plan: '仮設厨房での出前の再開', item: '仮設厨房の賃借' },
  { projectId: 6, form: 'noto', status: 'NotAdopted', code: '6006', on: -110, applicant: person('焼鳥とびうお', 'ヤキトリトビウオ', '飛魚 亮', 'トビウオ リョウ', 17, '志賀町例示6-7', 'tobiuo'), plan: '屋台での営業', item: '屋台の賃借' },
  { projectId: 6, form: 'noto', status: 'Draft', code: null, on: -1, applicant: person('寿司いさりび', 'スシイサリビ', '漁火 明', 'イサリビ アキラ', 17, '能登町架空7-8', 'isaribi'), plan: 'キッチンカーでの寿司の提供', item: 'キッチンカーの賃借' },
];

const inclusive: readonly SeedApplication[] = [
  { projectId: 7, form: 'inclusive', status: 'Submitted', code: '7010', on: -4, applicant: firm(20, '株式会社ユニバーサル給食', 'カブシキガイシャユニバーサルキュウショク', '広井 心', 'ヒロイ ココロ', 27, '堺市見本1-1', 'universal'), plan: 'アレルギー表示の共通化と実証', item: '表示システム' },
  { projectId: 7, form: 'inclusive', status: 'FormChecking', code: '7008', on: -9, applicant: firm(21, '株式会社エコ容器', 'カブシキガイシャエコヨウキ', '緑川 環', 'ミドリカワ タマキ', 23, '豊橋市例示2-2', 'ecoyouki'), plan: '繰り返し使う容器の回収実証', item: '回収機' },
  { projectId: 7, form: 'inclusive', status: 'Returned', code: '7007', on: -15, applicant: firm(22, '株式会社てんじ', 'カブシキガイシャテンジ', '点字 唯', 'テンジ ユイ', 13, '新宿区架空3-3', 'tenji'), plan: '点字・音声メニューの共同開発', item: '試作' },
  { projectId: 7, form: 'inclusive', status: 'UnderReview', code: '7006', on: -25, applicant: firm(23, '株式会社スロープ', 'カブシキガイシャスロープ', '坂下 緩', 'サカシタ ユル', 34, '広島市見本4-4', 'slope'), plan: '客席のバリアフリー改修の実証', item: '客席改修' },
  { projectId: 7, form: 'inclusive', status: 'Waitlisted', code: '7005', on: -80, applicant: firm(24, '株式会社まるごと野菜', 'カブシキガイシャマルゴトヤサイ', '丸山 菜', 'マルヤマ ナ', 10, '前橋市例示5-5', 'marugoto'), plan: '食べ残し削減の盛付けの実証', item: '計量機' },
  { projectId: 7, form: 'inclusive', status: 'Withdrawn', code: '7004', on: -85, applicant: firm(25, '株式会社ソフト食', 'カブシキガイシャソフトショク', '柔田 葉', 'ヤワタ ヨウ', 4, '仙台市架空6-6', 'softshoku'), plan: 'やわらか食の店頭提供', item: '試作' },
  { projectId: 7, form: 'inclusive', status: 'NotAdopted', code: '7003', on: -120, applicant: firm(26, '株式会社かみコップ', 'カブシキガイシャカミコップ', '紙屋 包', 'カミヤ ツツム', 38, '今治市見本7-7', 'kamicup'), plan: '紙製容器への切替', item: '容器' },
  { projectId: 7, form: 'inclusive', status: 'Draft', code: null, on: -6, applicant: applicantOf(12), plan: 'やさしい接客の手引きの共同開発', item: '試作と実証' },
];

/** Every family in every status. */
export const applicationData: readonly SeedApplication[] = [...adopted, ...general, ...ingredient, ...noto, ...inclusive];
