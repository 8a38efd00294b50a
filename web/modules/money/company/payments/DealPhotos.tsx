import { PhotosButton } from '#web/modules/money/shared/payments/PhotosButton.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import type { PaymentItem } from './paymentTypes.ts';

/** Where the company reads its own files (contract: downloadUserFile). */
const fileHref = (id: string): `/api/${string}` => `/api/user/file/${id}`;

/** The photos of what was built or installed, before beside after; each leads to where it is handed in. */
export const DealPhotos = ({ item: { number, description, vouchers } }: { item: PaymentItem }) => {
  const projectId = useProjectId();
  return (
    <PhotosButton
      vouchers={vouchers}
      name={`${number} ${description}`}
      fileHref={fileHref}
      sectionHref={(sectionId) => userPaths.section(projectId, sectionId)}
    />
  );
};
