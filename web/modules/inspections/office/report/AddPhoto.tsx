import { Camera } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { BeforeAfter, BeforeAfterLabel } from '#web/parts/api/generated/enums.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { photoInput } from './photoPairs.ts';
import { type Report, useReportChange } from './useReportChange.ts';

type AddPhotoProps = {
  readonly report: Report;
  /** Null: a photo of no one thing. */
  readonly itemKey: string | null;
  readonly side: BeforeAfter;
};

/** Sends a photo, then joins it to the report: the contract binds photos when the report is saved. */
const useAddPhoto = ({ report, itemKey, side }: AddPhotoProps) => {
  const files = useFiles();
  const change = useReportChange(report);
  const { show } = useSnackbar();
  const [isSending, setIsSending] = useState(false);
  const item = report.items.find(({ key }) => key === itemKey);
  const list = side === BeforeAfter.Before ? report.photosBefore : report.photosAfter;

  const add = async (file: File): Promise<void> => {
    setIsSending(true);
    try {
      const meta = { fileName: file.name, mypageID: -1 } as const;
      const uploaded = await files.upload('/api/admin/photo', file, meta, {
        idempotencyKey: crypto.randomUUID(),
      });
      const added = {
        fileId: uploaded.id,
        itemKey,
        expenseType: item?.expenseType ?? 0,
        caption: `${item?.name ?? t((w) => w.page.otherPhotos)} ${BeforeAfterLabel[side]}`,
        takenOn: todayInTokyo(),
        sequence: Math.max(0, ...list.map(({ sequence }) => sequence)) + 1,
      };
      const photos = [...list.map(photoInput), added];
      const body = side === BeforeAfter.Before ? { photosBefore: photos } : { photosAfter: photos };
      const result = await sendOnceScanned([uploaded], () => change.send(body));
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

/** The button that takes a photo of one thing on one side. */
export const AddPhoto = (props: AddPhotoProps) => {
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
