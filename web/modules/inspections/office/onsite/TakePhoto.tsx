import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { type BeforeAfter, BeforeAfterLabel } from '#web/parts/api/generated/enums.ts';
import type { PhoneReport } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { CameraDialog } from './CameraDialog.tsx';
import { onsiteText as t } from './onsite.words.ts';
import type { usePlace } from './place.ts';
import type { ShotsOfThing } from './shotList.ts';
import { shrinkPicture } from './shrinkPicture.ts';

type TakePhotoProps = {
  readonly store: PhoneStore;
  readonly report: PhoneReport;
  readonly thing: ShotsOfThing;
  readonly side: BeforeAfter;
  readonly earlier: Blob | undefined;
  readonly placeNow: ReturnType<typeof usePlace>;
  readonly onFailed: (words: string | null) => void;
};

/** Keeps a photo on this phone, with its time and, if it is to be sent, its place beside it. */
const useKeepPhoto = ({ store, report, thing, side, placeNow, onFailed }: TakePhotoProps) => {
  const item = thing.name ?? t((w) => w.shots.other);
  const caption = t((w) => w.shots.caption, { item, side: BeforeAfterLabel[side] });
  const keep = async (blob: Blob, takenAt: Date): Promise<void> => {
    const position = placeNow();
    const { itemKey, expenseType } = thing;
    try {
      await store.putPhoto({
        clientId: crypto.randomUUID(),
        ownerId: store.ownerId,
        reportId: report.id,
        addition: {
          beforeAfter: side,
          itemKey,
          expenseType,
          caption: caption.slice(0, 100),
          takenAt: takenAt.toISOString(),
          ...(position === null ? {} : { position }),
        },
        blob,
        uploadKey: crypto.randomUUID(),
        fileId: null,
        refusal: null,
        touchedAt: Date.now(),
      });
      onFailed(null);
    } catch {
      onFailed(t((w) => w.shots.unkept));
    }
  };
  return { keep, caption, item };
};

const Hidden = styled.input`
  display: none;
`;

/** The camera, with the earlier picture in it, or a photo that has been taken already. */
export const TakePhoto = (props: TakePhotoProps) => {
  const { keep, caption, item } = useKeepPhoto(props);
  const [isShooting, setIsShooting] = useState(false);
  const side = BeforeAfterLabel[props.side];
  return (
    <Row gap={8}>
      <Button
        size="small"
        icon={Camera}
        aria-label={t((w) => w.shots.takeOf, { item, side })}
        onClick={() => setIsShooting(true)}
      >
        {t((w) => w.shots.take)}
      </Button>
      <ChoosePhoto
        label={t((w) => w.shots.chooseOf, { item, side })}
        onChosen={keep}
        onFailed={props.onFailed}
      />
      {isShooting && (
        <CameraDialog
          title={caption}
          earlier={props.earlier}
          onTaken={(blob) => keep(blob, new Date())}
          onClose={() => setIsShooting(false)}
        />
      )}
    </Row>
  );
};

type ChoosePhotoProps = Pick<TakePhotoProps, 'onFailed'> & {
  readonly label: string;
  readonly onChosen: (picture: Blob, takenAt: Date) => Promise<void>;
};

const ChoosePhoto = ({ label, onChosen, onFailed }: ChoosePhotoProps) => {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (file: File): Promise<void> => {
    setIsBusy(true);
    try {
      await onChosen(await shrinkPicture(file), new Date(file.lastModified));
    } catch {
      onFailed(t((w) => w.shots.unreadable));
    }
    setIsBusy(false);
  };
  return (
    <>
      <Hidden
        ref={inputRef}
        type="file"
        accept="image/*"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void choose(file);
        }}
      />
      <Button
        size="small"
        variant="quiet"
        icon={ImagePlus}
        isBusy={isBusy}
        busyLabel={t((w) => w.shots.taking)}
        aria-label={label}
        onClick={() => inputRef.current?.click()}
      >
        {t((w) => w.shots.choose)}
      </Button>
    </>
  );
};
