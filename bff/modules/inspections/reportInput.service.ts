import type { FieldError } from '#bff/core/apiError.ts';
import { fieldError, normaliseTexts } from '#bff/core/texts/textRules.ts';
import { tidyText } from '#rules/text.ts';
import { inspectionMessages as messages } from './inspections.words.ts';
import type { InspectionItem } from './reportViews.service.ts';

/** One photo of a report, as the caller sends it. */
export type PhotoInput = {
  readonly fileId: string;
  readonly expenseType: number;
  readonly caption: string;
  /** YYYY-MM-DD */
  readonly takenOn: string;
  readonly sequence: number;
  readonly itemKey?: string | null;
};

/** When, where and by whom is inspected. */
export type PlanInput = {
  readonly inspectorUserId?: number;
  readonly method?: number;
  readonly scheduledOn?: string;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly siteAddress?: string;
};

export type ReportInput = PlanInput & {
  readonly inspectedOn?: string | null;
  readonly attendees?: string | null;
  readonly items?: readonly InspectionItem[];
  readonly findings?: string | null;
  readonly correctiveAction?: string | null;
  readonly correctiveDueOn?: string | null;
  readonly result?: number;
  readonly photosBefore?: readonly PhotoInput[];
  readonly photosAfter?: readonly PhotoInput[];
};

const OPTIONAL_TEXTS = ['attendees', 'findings', 'correctiveAction'] as const;

const textOrNull = (text: string | null | undefined): string | null => tidyText(text ?? '') || null;

const tidyItem = (item: InspectionItem): InspectionItem => ({
  ...item,
  name: tidyText(item.name),
  modelNumber: textOrNull(item.modelNumber),
  location: textOrNull(item.location),
  isWorking: item.isWorking ?? null,
  hasLabel: item.hasLabel ?? null,
  difference: textOrNull(item.difference),
});

/** The texts of a report as they are stored. @throws INVALID_PARAMETER for a required text without content */
export const normaliseReport = (input: ReportInput): ReportInput => {
  const texts = normaliseTexts(input, {}, [...OPTIONAL_TEXTS]);
  return texts.items === undefined ? texts : { ...texts, items: texts.items.map(tidyItem) };
};

/** Which of several keys came before already, by index. */
const repeated = (keys: readonly string[]): number[] =>
  keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));

export const itemErrors = (items: readonly InspectionItem[] = []): FieldError[] =>
  repeated(items.map(({ key }) => key)).map((index) => fieldError(`/items/${index}/key`, messages.itemTwice));

type Side = 'photosBefore' | 'photosAfter';

const sideErrors = (
  input: ReportInput,
  side: Side,
  itemKeys: readonly string[],
  today: string,
): FieldError[] =>
  (input[side] ?? []).flatMap((photo, index) => {
    const at = (name: string, message: string) => fieldError(`/${side}/${index}/${name}`, message);
    const isKnown = !photo.itemKey || itemKeys.includes(photo.itemKey);
    return [
      ...(isKnown ? [] : [at('itemKey', messages.itemUnknown)]),
      ...(photo.takenOn > today ? [at('takenOn', messages.photoFuture)] : []),
    ];
  });

/** What is wrong with the photos, beside whether their files are there. */
export const photoErrors = (input: ReportInput, itemKeys: readonly string[], today: string): FieldError[] => {
  const { photosBefore = [], photosAfter = [] } = input;
  const twice = repeated([...photosBefore, ...photosAfter].map(({ fileId }) => fileId)).map((index) => {
    const isBefore = index < photosBefore.length;
    const place = isBefore ? `photosBefore/${index}` : `photosAfter/${index - photosBefore.length}`;
    return fieldError(`/${place}/fileId`, messages.photoTwice);
  });
  return [
    ...twice,
    ...sideErrors(input, 'photosBefore', itemKeys, today),
    ...sideErrors(input, 'photosAfter', itemKeys, today),
  ];
};

/** @param plan what will be stored */
export const timeErrors = (plan: { startTime: string | null; endTime: string | null }): FieldError[] =>
  plan.startTime !== null && plan.endTime !== null && plan.endTime <= plan.startTime
    ? [fieldError('/endTime', messages.timeOrder)]
    : [];
