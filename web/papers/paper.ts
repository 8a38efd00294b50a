import type { components } from '#web/api/generated/types.ts';

type Schemas = components['schemas'];

export type PaperContent = Schemas['PaperContent'];
export type PaperBlock = Schemas['PaperBlock'];
export type PaperTemplateText = Schemas['PaperTemplateText'];
export type IssuedPaper = Schemas['IssuedPaper'];
export type IssuedPaperSummary = Schemas['IssuedPaperSummary'];
export type UserPaper = Schemas['UserPaper'];
export type UserPaperDetail = Schemas['UserPaperDetail'];
