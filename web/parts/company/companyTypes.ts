import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type MyPageBody = Schemas['UserMyPage'];
export type Section = Schemas['Section'];
export type SectionSummary = Schemas['SectionSummary'];
export type SectionFile = Schemas['SectionFile'];
export type ReturnItem = Schemas['ReturnItem'];
export type AvailableAction = Schemas['AvailableAction'];
