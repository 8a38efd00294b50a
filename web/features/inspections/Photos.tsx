import { Camera, ImageOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, media, radius, space, text } from '#ui-kit/tokens/index.ts';
import { todayInJapan } from '#web/activity/formatWhen.ts';
import { BeforeAfter, BeforeAfterLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useServices } from '#web/api/services.ts';
import { inlineHref, useFileContent } from '#web/documentViewer/index.ts';
import { adminFileHref } from '#web/files/FileDialog.tsx';
import { formatDate } from '#web/text/format.ts';
import { inspectionsText as t } from './inspectionsText.ts';
import { photoInput, photoPairs } from './photoPairs.ts';
import { type Report, useReportChange } from './useReportChange.ts';

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
  align-content: start;
  gap: ${space[8]};
`;

const Frame = styled.figure`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  break-inside: avoid;
  > img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: ${radius[6]}; background: ${color.surfaceSunken}; }
  > figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[8]}; font-size: ${text[12]}; }
`;

const Missing = styled.div`
  display: grid;
  place-items: center;
  gap: ${space[8]};
  aspect-ratio: 4 / 3;
  padding: ${space[16]};
  border: ${border.field};
  border-style: dashed;
  border-radius: ${radius[6]};
  color: ${color.textMuted};
  font-size: ${text[14]};
`;

/** The contract gives a photo's name, not its kind; only these four may be sent (spec 5). */
const contentTypeOf = (fileName: string): string => {
  if (/\.png$/i.test(fileName)) return 'image/png';
  return /\.gif$/i.test(fileName) ? 'image/gif' : 'image/jpeg';
};

const Picture = ({ photo }: { photo: Photo }) => {
  const { content } = useFileContent(inlineHref(adminFileHref(photo.fileId)), contentTypeOf(photo.fileName));
  return (
    <Frame>
      {content.state === 'picture' ? (
        <img src={content.url} alt={photo.caption} />
      ) : (
        <Missing>
          <Icon of={ImageOff} />
          {content.state === 'failed' && t((w) => w.page.photoFailed)}
        </Missing>
      )}
      <figcaption>
        <span>{photo.caption}</span>
        <span>{formatDate(photo.takenOn)}</span>
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
                  <PhotoSide
                    report={report}
                    itemKey={itemKey}
                    side={BeforeAfter.Before}
                    photos={before}
                    mayAdd={mayAdd}
                  />
                  <PhotoSide
                    report={report}
                    itemKey={itemKey}
                    side={BeforeAfter.After}
                    photos={after}
                    mayAdd={mayAdd}
                  />
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

/** Sends a photo, then joins it to the report: the contract binds photos when the report is saved. */
const useAddPhoto = ({ report, itemKey, side }: Omit<PhotoSideProps, 'photos' | 'mayAdd'>) => {
  const { files } = useServices();
  const change = useReportChange(report);
  const { show } = useSnackbar();
  const [isSending, setIsSending] = useState(false);
  const item = report.items.find(({ key }) => key === itemKey);
  const list = side === BeforeAfter.Before ? report.photosBefore : report.photosAfter;

  const add = async (file: File): Promise<void> => {
    setIsSending(true);
    try {
      const meta = { fileName: file.name, mypageID: -1 } as const;
      const { id } = await files.upload('/api/admin/photo', file, meta, {
        idempotencyKey: crypto.randomUUID(),
      });
      const added = {
        fileId: id,
        itemKey,
        expenseType: item?.expenseType ?? 0,
        caption: `${item?.name ?? t((w) => w.page.otherPhotos)} ${BeforeAfterLabel[side]}`,
        takenOn: todayInJapan(),
        sequence: Math.max(0, ...list.map(({ sequence }) => sequence)) + 1,
      };
      const photos = [...list.map(photoInput), added];
      const result = await change.send(
        side === BeforeAfter.Before ? { photosBefore: photos } : { photosAfter: photos },
      );
      if (!result.isOk)
        show({ message: result.error?.detail ?? t((w) => w.photo.failed), severity: 'error' });
    } catch {
      show({ message: t((w) => w.photo.failed), severity: 'error' });
    } finally {
      setIsSending(false);
    }
  };
  return { add, isSending, name: item?.name ?? t((w) => w.page.otherPhotos) };
};

const Hidden = styled.input`
  display: none;
`;

const AddPhoto = (props: Omit<PhotoSideProps, 'photos' | 'mayAdd'>) => {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { add, isSending, name } = useAddPhoto(props);
  return (
    <>
      <Hidden
        id={id}
        ref={inputRef}
        type="file"
        accept=".gif,.jpeg,.jpg,.png"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void add(file);
        }}
      />
      <Button
        size="small"
        icon={Camera}
        isBusy={isSending}
        busyLabel={t((w) => w.photo.adding)}
        aria-label={t((w) => w.photo.side, { item: name, side: BeforeAfterLabel[props.side] })}
        onClick={() => inputRef.current?.click()}
      >
        {t((w) => w.photo.add)}
      </Button>
    </>
  );
};
