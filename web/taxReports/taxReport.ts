import type { components } from '#web/api/generated/types.ts';

export type TaxReport = components['schemas']['TaxReport'];
