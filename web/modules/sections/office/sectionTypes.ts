import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type MyPage = Schemas['MyPage'];
export type MyPageSummary = Schemas['MyPageSummary'];
export type MyPageUpdate = Schemas['MyPageUpdate'];
export type Section = Schemas['Section'];
export type SectionSummary = Schemas['SectionSummary'];
export type SectionQueueItem = Schemas['SectionQueueItem'];
export type SectionFile = Schemas['SectionFile'];
export type SectionUpdate = Schemas['AdminSectionUpdate'];
export type ReturnItem = Schemas['ReturnItem'];
export type ReturnItemInput = Schemas['ReturnItemInput'];
export type ChecklistItem = Schemas['ChecklistItem'];
export type AvailableAction = Schemas['AvailableAction'];
