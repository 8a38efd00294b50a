import { IngredientR4Initiative } from '#bff/generated/contract/enums.ts';
import type { Condition, FormSection } from '../familyTypes.ts';
import { choice, decimal } from '../shared/fields.ts';

/** Years of the base period: H29 to R3. */
export const r4BaseYears = [2017, 2018, 2019, 2020, 2021];

const reducesCost: Condition = { field: 'initiativeR4', equals: IngredientR4Initiative.CostReduction };

export const r4Initiative: FormSection = {
  id: 'initiative',
  title: '取組の種類',
  fields: [
    choice('initiativeR4', '取組', { enumName: 'IngredientR4Initiative' }),
    decimal('costReductionRate', '製造コスト削減率', {
      unit: '％',
      required: { when: reducesCost },
      visibleWhen: reducesCost,
      limits: { min: 0, max: 100, decimals: 1 },
    }),
  ],
};
