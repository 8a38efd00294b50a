import {
  ConsortiumMemberKind,
  InclusiveTheme,
  IngredientKind,
  InitiativeType,
  OperationStyle,
  PrefectureLabel,
  ProjectCategory,
  RestaurantGenre,
} from '#bff/generated/contract/enums.ts';
import type { Applicant } from './applicants.ts';

/*
 * What an application is about, read from its words: the demo's forms say of each business what it would say itself.
 */

type Rule<Value> = readonly [pattern: RegExp, value: Value];

const firstOf = <Value>(rules: readonly Rule<Value>[], words: string, otherwise: Value): Value =>
  rules.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise;

/** A business as people call it: without its legal form. */
export const shortNameOf = ({ name }: Applicant): string =>
  name.replaceAll(/^(?:株式会社|有限会社|合同会社|一般社団法人)|(?:株式会社|有限会社)$/g, '').trim();

export const prefectureOf = ({ prefecture }: Applicant): string =>
  Object.entries(PrefectureLabel).find(([number]) => Number(number) === prefecture)?.[1] ?? '';

export const cityOf = ({ address }: Applicant): string => /^.+?[市区町村]/.exec(address)?.[0] ?? address;

export const fullAddressOf = (applicant: Applicant): string =>
  `${prefectureOf(applicant)}${applicant.address}`;

const genres: readonly Rule<RestaurantGenre>[] = [
  [/そば|うどん|麺/, RestaurantGenre.UdonSoba],
  [/寿司|すし|海鮮/, RestaurantGenre.Sushi],
  [/喫茶|カフェ|珈琲|ベーカリー|菓子|茶/, RestaurantGenre.Cafe],
  [/居酒屋|焼鳥|酒/, RestaurantGenre.BeerHall],
  [/割烹|焼肉|中華/, RestaurantGenre.SpecialtyDishes],
];

export const genreOf = (words: string): RestaurantGenre => firstOf(genres, words, RestaurantGenre.Dining);

const categories: readonly Rule<ProjectCategory>[] = [
  [/自動販売機/, ProjectCategory.FrozenVendingMachine],
  [/セントラルキッチン/, ProjectCategory.CentralKitchen],
  [/ロボット/, ProjectCategory.Robotics],
  [/テイクアウト|受け渡し/, ProjectCategory.TakeOutCounter],
  [/セルフオーダー/, ProjectCategory.SelfOrder],
  [/新業態|出店/, ProjectCategory.NewRestaurant],
];

export const categoryOf = (plan: string): ProjectCategory =>
  firstOf(categories, plan, ProjectCategory.Renovation);

const styles: readonly Rule<OperationStyle>[] = [
  [/キッチンカー/, OperationStyle.KitchenCar],
  [/仮設/, OperationStyle.TemporaryStore],
  [/共同/, OperationStyle.SharedStore],
];

export const styleOf = (plan: string): OperationStyle => firstOf(styles, plan, OperationStyle.EventStall);

export type Material = {
  readonly kind: IngredientKind;
  readonly name: string;
  /** Where it came from before. */
  readonly country: string;
};

const material = (kind: IngredientKind, name: string, country: string): Material => ({ kind, name, country });

const materials: readonly Rule<Material>[] = [
  [/米粉/, material(IngredientKind.Wheat, '小麦', 'アメリカ')],
  [/なたね|搾油/, material(IngredientKind.Canola, 'なたね', 'カナダ')],
  [/大豆|豆腐/, material(IngredientKind.Soybean, '大豆', 'アメリカ')],
  [/牛/, material(IngredientKind.Beef, '牛肉', 'オーストラリア')],
  [/魚|すり身/, material(IngredientKind.Cod, 'たら', 'アメリカ')],
  [/そば/, material(IngredientKind.Soba, 'そば', '中国')],
  [/山菜/, material(IngredientKind.Soba, 'そば', '中国')],
];

export const materialOf = (words: string): Material =>
  firstOf(materials, words, material(IngredientKind.Wheat, '小麦', 'カナダ'));

const products: readonly Rule<string>[] = [
  [/製粉/, '道産小麦粉'],
  [/豆腐/, '国産大豆の豆腐'],
  [/なたね/, '国産なたね油'],
  [/すり身/, '地魚のすり身'],
  [/山菜/, '山菜そば'],
  [/米粉/, '米粉入り麺'],
  [/うどん/, '県産小麦うどん'],
  [/大豆/, '県産大豆の惣菜'],
  [/冷凍調理/, '県産牛の冷凍惣菜'],
];

export const productOf = (plan: string): string => firstOf(products, plan, '国産小麦の食パン');

type Theme = { readonly initiative: InitiativeType; readonly themes: readonly InclusiveTheme[] };

const theme = (initiative: InitiativeType, ...themes: InclusiveTheme[]): Theme => ({ initiative, themes });

const { A, B } = InitiativeType;

const themes: readonly Rule<Theme>[] = [
  [/アレルギー/, theme(A, InclusiveTheme.FoodAllergy, InclusiveTheme.MenuDisplay)],
  [/繰り返し/, theme(B, InclusiveTheme.ReusableContainer)],
  [/点字|表示/, theme(A, InclusiveTheme.MenuDisplay, InclusiveTheme.HandicapConsideration)],
  [/バリアフリー/, theme(A, InclusiveTheme.StoreBarrierFree)],
  [/食べ残し/, theme(B, InclusiveTheme.Enlightenment)],
  [/容器/, theme(B, InclusiveTheme.NaturalContainer, InclusiveTheme.PlasticReduction)],
  [/接客/, theme(A, InclusiveTheme.HandicapConsideration, InclusiveTheme.Enlightenment)],
];

export const themeOf = (plan: string): Theme =>
  firstOf(themes, plan, theme(A, InclusiveTheme.ElderlyDysphagia));

const memberKinds: readonly Rule<ConsortiumMemberKind>[] = [
  [/協会/, ConsortiumMemberKind.Association],
  [/ロボ|システム/, ConsortiumMemberKind.SystemIntegrator],
  [/カップ|コップ|容器|紙|機/, ConsortiumMemberKind.MachineMaker],
  [/給食|弁当|惣菜/, ConsortiumMemberKind.ReadyMeals],
];

export const memberKindOf = (name: string): ConsortiumMemberKind =>
  firstOf(memberKinds, name, ConsortiumMemberKind.EatingOut);
