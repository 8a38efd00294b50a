import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { border, color, media, radius, space, text } from '#ui-kit/tokens/index.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { inlineHref, useFileContent } from '#web/parts/viewer/index.ts';
import type { PaymentVoucher } from './dealPhotos.ts';
import { dealPhotosText as t } from './dealPhotos.words.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
  margin: 0;
  > img { width: 100%; aspect-ratio: 4 / 3; object-fit: contain; border-radius: ${radius[6]}; background: ${color.surfaceSunken}; }
  > figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[4]} ${space[8]}; font-size: ${text[14]}; }
`;

const Missing = styled.div`
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${space[8]};
  aspect-ratio: 4 / 3;
  padding: ${space[16]};
  border: ${border.field};
  border-style: dashed;
  border-radius: ${radius[6]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  text-align: center;
`;

const Nothing = ({ words }: { words: string | null }) => (
  <Missing>
    <Icon of={ImageOff} />
    {words}
  </Missing>
);

type Href = `/api/${string}`;

type PictureProps = { picture: NonNullable<PaymentVoucher['picture']>; href: Href; name: string };

const Picture = ({ picture, href, name }: PictureProps) => {
  const { content } = useFileContent(inlineHref(href), picture.contentType);
  if (content.state === 'picture') return <img src={content.url} alt={name} />;
  return <Nothing words={content.state === 'loading' ? null : t((w) => w.failed)} />;
};

export type PhotoPairProps = {
  /** Before first. */
  readonly photos: readonly PaymentVoucher[];
  /** Where the caller reads a file. */
  readonly fileHref: (id: string) => Href;
  /** The page of the section, where the photo is handed in, or checked in its viewer. */
  readonly sectionHref: (sectionId: number) => string;
};

/** The photos of a deal, before beside after; each leads to its own page. Reads whole pictures: not for a list. */
export const PhotoPair = ({ photos, fileHref, sectionHref }: PhotoPairProps) => (
  <Pair>
    {photos.map((photo) => (
      <Frame key={photo.sectionId}>
        {photo.picture === null ? (
          <Nothing words={t((w) => (photo.fileCount > 0 ? w.noPicture : w.missing))} />
        ) : (
          <Picture picture={photo.picture} href={fileHref(photo.picture.id)} name={sectionName(photo)} />
        )}
        <figcaption>
          <Link href={sectionHref(photo.sectionId)}>{sectionName(photo)}</Link>
          <DocumentCheckStatusTag status={photo.status} isQuiet />
        </figcaption>
      </Frame>
    ))}
  </Pair>
);
