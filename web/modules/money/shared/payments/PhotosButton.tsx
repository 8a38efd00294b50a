import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { type PaymentVoucher, photosOf } from './dealPhotos.ts';
import { dealPhotosText as t } from './dealPhotos.words.ts';
import type { PhotoPairDialogProps } from './PhotoPairDialog.tsx';
import { PhotoTile } from './PhotoTile.tsx';

const PairDialog = createLazy(async () => (await import('./PhotoPairDialog.tsx')).PhotoPairDialog);

/* The tiles stand in line with the text around them. */
const Tiles = styled(Button)`
  flex-wrap: wrap;
  align-items: start;
  justify-content: start;
  align-self: start;
  justify-self: start;
  gap: ${space[4]};
  height: auto;
  margin-left: calc(-1 * ${space[4]});
  padding: ${space[4]};
`;

type PhotosButtonProps = Pick<PhotoPairDialogProps, 'name' | 'fileHref' | 'sectionHref'> & {
  readonly vouchers: readonly PaymentVoucher[];
};

/** Thumbnails of a deal's photos; a press shows them side by side. Nothing where none are required. */
export const PhotosButton = ({ vouchers, name, ...hrefs }: PhotosButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const photos = photosOf(vouchers);
  if (photos.length === 0) return null;
  const count = photos.filter(({ fileCount }) => fileCount > 0).length;
  const close = () => setIsOpen(false);
  return (
    <>
      <Tiles
        variant="quiet"
        size="small"
        aria-label={t((w) => w.openOf, { name, count, all: photos.length })}
        onClick={() => setIsOpen(true)}
      >
        {photos.map((photo) => (
          <PhotoTile key={photo.sectionId} photo={photo} fileHref={hrefs.fileHref} />
        ))}
      </Tiles>
      {isOpen && (
        <Lazy part={PairDialog} props={{ photos, name, ...hrefs, onClose: close }} onFailed={close} />
      )}
    </>
  );
};
