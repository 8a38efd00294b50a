import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

export type PaperContent = Schemas['PaperContent'];
export type PaperBlock = Schemas['PaperBlock'];
export type PaperTemplateText = Schemas['PaperTemplateText'];
export type IssuedPaper = Schemas['IssuedPaper'];
export type IssuedPaperSummary = Schemas['IssuedPaperSummary'];
export type UserPaper = Schemas['UserPaper'];
export type UserPaperDetail = Schemas['UserPaperDetail'];

/** To whom papers are issued: a business, by its undertaking, or an applicant. */
export type Receiver =
  | { readonly mypageID: number; readonly applicationID?: undefined }
  | { readonly applicationID: number; readonly mypageID?: undefined };

/** To whom a paper was issued. */
export const receiverOf = ({
  mypageId,
  application,
}: Pick<IssuedPaperSummary, 'mypageId' | 'application'>): Receiver =>
  application === null ? { mypageID: mypageId ?? 0 } : { applicationID: application.id };

/** The receiver's name for the office. */
export const receiverName = ({
  mypage,
  application,
}: Pick<IssuedPaperSummary, 'mypage' | 'application'>): string =>
  mypage?.corporationName ?? application?.name ?? '';
