import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { createLater } from '#web/later/createLater.ts';
import { Later } from '#web/later/Later.tsx';
import { type PaymentVoucher, photosOf } from './dealPhotos.ts';
import type { PhotoPairDialogProps } from './PhotoPairDialog.tsx';
import { photoText as t } from './photoText.ts';

const PairDialog = createLater(async () => (await import('./PhotoPairDialog.tsx')).PhotoPairDialog);

type PhotosButtonProps = Pick<PhotoPairDialogProps, 'name' | 'fileHref' | 'sectionHref'> & {
  readonly vouchers: readonly PaymentVoucher[];
};

/** Shows the photos of a deal side by side; nothing where none are asked for. */
export const PhotosButton = ({ vouchers, name, ...hrefs }: PhotosButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const photos = photosOf(vouchers);
  if (photos.length === 0) return null;
  const count = photos.filter(({ fileCount }) => fileCount > 0).length;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={Camera}
        aria-label={t((w) => w.openOf, { name, count, all: photos.length })}
        onClick={() => setIsOpen(true)}
      >
        {t((w) => w.open, { count, all: photos.length })}
      </Button>
      {isOpen && (
        <Later part={PairDialog} props={{ photos, name, ...hrefs, onClose: close }} onFailed={close} />
      )}
    </>
  );
};
