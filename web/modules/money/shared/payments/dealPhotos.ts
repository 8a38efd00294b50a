import { DocumentType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';

export type PaymentVoucher = components['schemas']['PaymentVoucher'];

const PHOTO_TYPES = [DocumentType.ResultPhotoBefore, DocumentType.ResultPhotoAfter] as const;

export type PhotoType = (typeof PHOTO_TYPES)[number];

const SIDES: readonly DocumentType[] = PHOTO_TYPES;

/** Whether a voucher is a photo of what was bought, and no paper. */
export const isPhoto = ({ documentType }: Pick<PaymentVoucher, 'documentType'>): boolean =>
  SIDES.includes(documentType);

/** The photos for which a deal has no place. */
export const photoTypesMissing = (vouchers: readonly PaymentVoucher[]): PhotoType[] =>
  PHOTO_TYPES.filter((type) => vouchers.every(({ documentType }) => documentType !== type));

/** Which of the two it is, as the words call it. */
export const sideOf = ({ documentType }: Pick<PaymentVoucher, 'documentType'>): 'before' | 'after' =>
  documentType === DocumentType.ResultPhotoBefore ? 'before' : 'after';

/** The photos of a deal, before first; none where nothing is photographed. */
export const photosOf = (vouchers: readonly PaymentVoucher[]): PaymentVoucher[] =>
  vouchers
    .filter(isPhoto)
    .toSorted((one, other) => SIDES.indexOf(one.documentType) - SIDES.indexOf(other.documentType));
