import { Camera, Image } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { border, color, leading, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { type PaymentVoucher, sideOf } from './dealPhotos.ts';
import { dealPhotosText as t } from './dealPhotos.words.ts';
import { useThumbnail } from './useThumbnail.ts';

const Tile = styled.span`
  display: grid;
  gap: ${space[4]};
  width: 4rem;
  color: ${color.textMuted};
  font-size: ${text[12]};
  font-weight: ${weight.regular};
  line-height: ${leading[12]};
  text-align: center;
`;

/* A photo that is still to come is an empty place. */
const Frame = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: ${border.normal};
  border-radius: ${radius[4]};
  background: ${color.surfaceSunken};
  &[data-missing] { border-style: dashed; border-color: ${color.line}; background: none; }
  > img { width: 100%; height: 100%; object-fit: cover; }
`;

export type PhotoTileProps = {
  readonly photo: PaymentVoucher;
  /** Where the caller reads a file. */
  readonly fileHref: (id: string) => `/api/${string}`;
};

/** A photo of a deal in small, or the place where it is missing. */
export const PhotoTile = ({ photo, fileHref }: PhotoTileProps) => {
  const { picture, fileCount } = photo;
  const place = useRef<HTMLSpanElement>(null);
  const url = useThumbnail(picture?.hasThumbnail ? fileHref(picture.id) : null, place);
  return (
    <Tile>
      <Frame ref={place} data-missing={fileCount === 0 || undefined}>
        {url === null ? (
          <Icon of={fileCount === 0 ? Camera : Image} />
        ) : (
          <img src={url} alt={sectionName(photo)} loading="lazy" decoding="async" />
        )}
      </Frame>
      {t((w) => w.sides[sideOf(photo)])}
    </Tile>
  );
};
