import type { components } from '#web/parts/api/generated/types.ts';

export type TaxReport = components['schemas']['TaxReport'];
