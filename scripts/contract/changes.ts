/*
 * What can happen to a contract between two versions. The sentences are read by partners, in the list of changes, and by
 * whoever is refused.
 */

/** Programs of others that were written for the version before no longer work. */
export const BREAKING = {
  operationRemoved: 'この操作はなくなりました',
  callerRemoved: '「{what}」では呼び出せなくなりました',
  parameterRemoved: 'パラメーター「{what}」を受け付けなくなりました',
  parameterNeeded: 'パラメーター「{what}」が必須になりました',
  bodyNeeded: '本文が必須になりました',
  contentRefused: '「{what}」の本文を受け付けなくなりました',
  statusRemoved: '「{what}」では応答しなくなりました',
  contentRemoved: '「{what}」では応答しなくなりました',
  errorCodeRemoved: 'エラーコード {what} を返さなくなりました',
  propertyRefused: '送る項目「{what}」を受け付けなくなりました',
  propertyNeeded: '送る項目「{what}」が必須になりました',
  propertyGone: '応答の項目「{what}」がなくなりました',
  propertyMayBeMissing: '応答の項目「{what}」が省かれることがあります',
  typeRefused: '送る値に {what} を使えなくなりました',
  typeMayCome: '応答の値が {what} になることがあります',
  valueRefused: '送る値に「{what}」を使えなくなりました',
  valueRenamed: '値の名前が「{what}」に変わりました',
  limitTightened: '送る値の制限が厳しくなりました（{what}）',
  patternChanged: '送る値の形が変わりました（{what}）',
  formatChanged: '値の書式が変わりました（{what}）',
  objectClosed: '決められていない項目を送れなくなりました',
} as const;

/** Programs of others go on working; worth knowing all the same. */
export const COMPATIBLE = {
  operationAdded: 'この操作を追加しました',
  operationDeprecated: 'この操作は非推奨になりました',
  callerAdded: '「{what}」でも呼び出せるようになりました',
  parameterAdded: 'パラメーター「{what}」を追加しました',
  parameterOptional: 'パラメーター「{what}」を省けるようになりました',
  bodyOptional: '本文を省けるようになりました',
  contentTaken: '「{what}」の本文を受け付けるようになりました',
  statusAdded: '「{what}」で応答することがあります',
  contentAdded: '「{what}」でも応答するようになりました',
  errorCodeAdded: 'エラーコード {what} を返すことがあります',
  propertyTaken: '送る項目「{what}」を追加しました（省けます）',
  propertyOptional: '送る項目「{what}」を省けるようになりました',
  propertyAdded: '応答に項目「{what}」を追加しました',
  propertyAlways: '応答の項目「{what}」は必ず入ります',
  typeTaken: '送る値に {what} も使えるようになりました',
  typeGone: '応答の値は {what} になりません',
  valueTaken: '送る値に「{what}」を使えるようになりました',
  valueAdded: '応答の値に「{what}」が加わりました（知らない値は無視してください）',
  valueGone: '応答の値に「{what}」は入りません',
  limitLoosened: '送る値の制限が緩くなりました（{what}）',
  patternLoosened: '送る値の形が増えました（{what}）',
  objectOpened: '決められていない項目も送れるようになりました',
} as const;

export type BreakingRule = keyof typeof BREAKING;
export type Rule = BreakingRule | keyof typeof COMPATIBLE;

export type Change = {
  readonly rule: Rule;
  /** An operation (`get /api/admin/project`) or a place in a schema (`Project.name`). */
  readonly place: string;
  /** The part of it that the sentence names. */
  readonly what: string;
};

const isBreakingRule = (rule: Rule): rule is BreakingRule => Object.hasOwn(BREAKING, rule);

export const isBreaking = ({ rule }: Change): boolean => isBreakingRule(rule);

export const sentenceOf = ({ rule, place, what }: Change): string => {
  const words = isBreakingRule(rule) ? BREAKING[rule] : COMPATIBLE[rule];
  return `${place}：${words.replace('{what}', what)}。`;
};

/** By which rule each name went that is in one list alone. */
export const namesChanged = (
  place: string,
  [before, after]: readonly [readonly string[], readonly string[]],
  { gone, come }: { readonly gone?: Rule; readonly come?: Rule },
): Change[] => {
  const only = (own: readonly string[], other: readonly string[], rule: Rule | undefined): Change[] =>
    rule === undefined
      ? []
      : own.filter((name) => !other.includes(name)).map((what) => ({ rule, place, what }));
  return [...only(before, after, gone), ...only(after, before, come)];
};
