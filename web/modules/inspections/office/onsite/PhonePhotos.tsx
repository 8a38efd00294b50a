import { CloudCheck, CloudOff, ImageOff, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { color, radius, space, text } from '#ui-kit/tokens/index.ts';
import type { PhonePhoto } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';
import type { Report } from '../report/useReportChange.ts';
import { onsiteText as t } from './onsite.words.ts';
import { usePicture } from './usePicture.ts';

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  > img, > span:first-child { width: 100%; aspect-ratio: 4 / 3; border-radius: ${radius[6]}; background: ${color.surfaceSunken}; }
  > img { object-fit: cover; }
  > span:first-child { display: grid; place-content: center; color: ${color.textMuted}; }
  > figcaption { display: grid; justify-items: start; gap: ${space[4]}; font-size: ${text[12]}; }
`;

const Picture = ({ blob, name }: { blob: Blob | undefined; name: string }) => {
  const url = usePicture(blob);
  return url === undefined ? (
    <span>
      <Icon of={ImageOff} />
    </span>
  ) : (
    <img src={url} alt={name} />
  );
};

type SentPhotoProps = { readonly photo: Report['photosBefore'][number]; readonly blob: Blob | undefined };

/** A photo that the server has. */
export const SentPhoto = ({ photo: { caption, takenAt, takenOn }, blob }: SentPhotoProps) => (
  <Frame>
    <Picture blob={blob} name={caption} />
    <figcaption>
      <StatusTag tone="success" icon={CloudCheck} isQuiet>
        {t((w) => w.shots.sent)}
      </StatusTag>
      <span>
        {t((w) => w.shots.when, { at: takenAt === null ? formatDate(takenOn) : formatDateTime(takenAt) })}
      </span>
    </figcaption>
  </Frame>
);

type WaitingPhotoProps = { readonly photo: PhonePhoto; readonly store: PhoneStore };

/** A photo that only this phone has: it can still be taken back. */
export const WaitingPhoto = ({ photo, store }: WaitingPhotoProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const { blob, refusal, addition } = photo;
  const { caption, takenAt, position } = addition;
  const remove = (): void => void store.removePhoto(photo.clientId);
  return (
    <Frame>
      <Picture blob={blob} name={caption} />
      <figcaption>
        <StatusTag
          tone={refusal === null ? 'info' : 'danger'}
          icon={refusal === null ? CloudOff : TriangleAlert}
        >
          {t((w) => (refusal === null ? w.shots.unsent : w.shots.refused))}
        </StatusTag>
        <span>{t((w) => w.shots.when, { at: formatDateTime(takenAt) })}</span>
        {position !== undefined && <span>{t((w) => w.shots.place, { metres: position.accuracyM })}</span>}
        <Button
          size="small"
          variant="quiet"
          icon={Trash2}
          aria-label={t((w) => w.shots.removeOf, { caption })}
          onClick={() => setIsAsking(true)}
        >
          {t((w) => w.shots.remove)}
        </Button>
      </figcaption>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t((w) => w.shots.removeTitle)}
        confirmLabel={t((w) => w.shots.remove)}
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      >
        {t((w) => w.shots.removeText)}
      </ConfirmDialog>
    </Frame>
  );
};
