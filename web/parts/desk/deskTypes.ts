import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type ChecklistItem = Schemas['ChecklistItem'];
export type ChecklistInput = Schemas['ChecklistInput'];
export type ReturnItem = Schemas['ReturnItem'];
export type ReturnItemInput = Schemas['ReturnItemInput'];

/** What lies on a desk, a document or an application, as far as all desks know it. */
export type DeskRecord = {
  readonly id: number;
  readonly submittedAt: string | null;
  readonly checklist: readonly ChecklistItem[];
};

/** A file of either. */
export type DeskFile = Pick<
  Schemas['SectionFile'],
  'id' | 'fileName' | 'contentType' | 'scanStatus' | 'versionNumber' | 'replacedFileId' | 'pageCount'
>;
