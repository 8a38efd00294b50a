import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type Thread = Schemas['Thread'];
export type ThreadSummary = Schemas['ThreadSummary'];
export type OwnThread = Schemas['OwnThread'];
export type OwnThreadSummary = Schemas['OwnThreadSummary'];
export type ThreadTemplate = Schemas['ThreadTemplate'];
export type AttachedFile = Schemas['AttachedFile'];

/** What was written, as either side reads it: only the office's has a kind and a call. */
export type ShownMessage = Schemas['OwnThreadMessage'] & Partial<Schemas['ThreadMessage']>;

/** With whom the office writes. */
export type Party =
  | { readonly mypageId: number; readonly applicationId: null }
  | { readonly mypageId: null; readonly applicationId: number };
