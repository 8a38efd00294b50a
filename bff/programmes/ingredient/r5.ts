import { IngredientR5Initiative } from '#bff/generated/contract/enums.ts';
import type { Condition, FormSection } from '../familyTypes.ts';
import { choice, text, textarea } from '../shared/fields.ts';

/** Years of the base period: H30 to R4. */
export const r5BaseYears = [2018, 2019, 2020, 2021, 2022];

const worksWithProducers: Condition = {
  field: 'initiativeR5',
  equals: IngredientR5Initiative.ProducerPartnership,
};

export const r5Initiative: FormSection = {
  id: 'initiative',
  title: '取組の種類',
  fields: [
    choice('initiativeR5', '取組', { enumName: 'IngredientR5Initiative' }),
    text('producerName', '連携する産地・生産者', {
      required: { when: worksWithProducers },
      visibleWhen: worksWithProducers,
      limits: { maxLength: 100 },
    }),
    textarea('producerSupport', '産地への支援内容', {
      required: { when: worksWithProducers },
      visibleWhen: worksWithProducers,
      limits: { maxLength: 2000 },
    }),
  ],
};
