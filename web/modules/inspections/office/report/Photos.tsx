import { Camera, ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { border, color, media, radius, space, text } from '#ui-kit/tokens/index.ts';
import { BeforeAfter, BeforeAfterLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminFileHref } from '#web/parts/files/adminFileHref.ts';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';
import { inlineHref, useFileContent } from '#web/parts/viewer/index.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { AddPhoto } from './AddPhoto.tsx';
import { photoPairs } from './photoPairs.ts';
import type { Report } from './useReportChange.ts';

type Photo = components['schemas']['Photo'];

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.print} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
`;

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  break-inside: avoid;
  > img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: ${radius[6]}; background: ${color.surfaceSunken}; }
  > figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[8]}; font-size: ${text[12]}; }
`;

// As wide as its column, like a photo; its ratio must not make the column wider than that.
const Missing = styled.div`
  display: grid;
  place-content: center;
  place-items: center;
  width: 100%;
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

/** The contract gives a photo's name, not its kind; only these four may be sent (spec 5). */
const contentTypeOf = (fileName: string): string => {
  if (/\.png$/i.test(fileName)) return 'image/png';
  return /\.gif$/i.test(fileName) ? 'image/gif' : 'image/jpeg';
};

/** To the metre or so: what a phone knows at its best. */
const DIGITS = 5;

const placeWords = ({ latitude, longitude, accuracyM }: NonNullable<Photo['position']>) => ({
  latitude: latitude.toFixed(DIGITS),
  longitude: longitude.toFixed(DIGITS),
  metres: accuracyM,
});

const Picture = ({ photo }: { photo: Photo }) => {
  const { content } = useFileContent(inlineHref(adminFileHref(photo.fileId)), contentTypeOf(photo.fileName));
  return (
    <Frame>
      {content.state === 'picture' ? (
        <img src={content.url} alt={photo.caption} />
      ) : (
        <Missing>
          <Icon of={ImageOff} />
          <TextPart>{content.state !== 'loading' && t((w) => w.page.photoFailed)}</TextPart>
        </Missing>
      )}
      <figcaption>
        <span>{photo.caption}</span>
        <span>{photo.takenAt === null ? formatDate(photo.takenOn) : formatDateTime(photo.takenAt)}</span>
        {photo.position !== null && <span>{t((w) => w.page.photoPlace, placeWords(photo.position))}</span>}
      </figcaption>
      {photo.warnings.map((warning) => (
        <Text key={warning} size={14} tone="warning">
          {warning}
        </Text>
      ))}
    </Frame>
  );
};

type PhotosProps = { readonly report: Report; readonly mayAdd: boolean };

/** Each inspected thing with its photos, before beside after. */
export const Photos = ({ report, mayAdd }: PhotosProps) => {
  const pairs = photoPairs(report.items, report.photosBefore, report.photosAfter);
  const nameOf = (key: string | null): string =>
    report.items.find((item) => item.key === key)?.name ?? t((w) => w.page.otherPhotos);
  return (
    <Card title={t((w) => w.page.photos)}>
      {pairs.length === 0 ? (
        <EmptyState headingLevel={3} icon={Camera} title={t((w) => w.page.photosEmpty)}>
          {t((w) => w.page.photosEmptyText)}
        </EmptyState>
      ) : (
        <Stack gap={24}>
          {pairs.map(({ itemKey, before, after }) => (
            <section key={itemKey ?? ''}>
              <Stack gap={12}>
                <SectionHeading level={3} look={4}>
                  {nameOf(itemKey)}
                </SectionHeading>
                <Pair>
                  <PhotoSide {...{ report, itemKey, mayAdd }} side={BeforeAfter.Before} photos={before} />
                  <PhotoSide {...{ report, itemKey, mayAdd }} side={BeforeAfter.After} photos={after} />
                </Pair>
              </Stack>
            </section>
          ))}
        </Stack>
      )}
    </Card>
  );
};

type PhotoSideProps = PhotosProps & {
  readonly itemKey: string | null;
  readonly side: BeforeAfter;
  readonly photos: readonly Photo[];
};

const PhotoSide = ({ photos, side, ...props }: PhotoSideProps) => (
  <Side>
    <Text size={14} isBold>
      {BeforeAfterLabel[side]}
    </Text>
    {photos.map((photo) => (
      <Picture key={photo.fileId} photo={photo} />
    ))}
    {photos.length === 0 && <Missing>{t((w) => w.page.noPhoto)}</Missing>}
    {props.mayAdd && <AddPhoto side={side} {...props} />}
  </Side>
);
