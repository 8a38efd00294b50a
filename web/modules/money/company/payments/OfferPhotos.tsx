import { Camera } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { type PhotoType, photoTypesMissing, sideOf } from '#web/modules/money/shared/payments/dealPhotos.ts';
import { dealPhotosText as t } from '#web/modules/money/shared/payments/dealPhotos.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { nextBranch } from './deals.ts';
import type { PaymentItem } from './paymentTypes.ts';

type OfferPhotosProps = { readonly item: PaymentItem; readonly mypageId: number };

/** Adds a photo under the next number of the deal, and leads to where it is taken. */
const useAddPhoto = ({ item, mypageId }: OfferPhotosProps) => {
  const { run, isBusy } = useChange('post', '/api/user/my_page/section', { isQuiet: true });
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const projectId = useProjectId();
  const add = async (documentType: PhotoType): Promise<void> => {
    const body = { mypageID: mypageId, documentType, branchNumber: nextBranch(item) };
    const result = await run({ body });
    if (result.isOk) void navigate(userPaths.section(projectId, result.body.id));
    else show({ message: result.error?.detail ?? t((w) => w.notAdded), severity: 'error' });
  };
  return { add, isBusy };
};

/** The photos that a deal is not asked for, and may have: nothing where both are there. */
export const OfferPhotos = (props: OfferPhotosProps) => {
  const { add, isBusy } = useAddPhoto(props);
  const types = photoTypesMissing(props.item.vouchers);
  if (types.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {t((w) => w.offered)}
      </Text>
      <Row gap={8}>
        {types.map((documentType) => (
          <Button
            key={documentType}
            size="small"
            icon={Camera}
            disabled={isBusy}
            onClick={() => void add(documentType)}
          >
            {t((w) => w.add[sideOf({ documentType })])}
          </Button>
        ))}
      </Row>
    </Stack>
  );
};
