import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Checkbox } from '#ui-kit/Checkbox/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, radius, space, text } from '#ui-kit/tokens/index.ts';
import { BeforeAfter, BeforeAfterLabel } from '#web/parts/api/generated/enums.ts';
import type { PhonePicture, PhoneReport } from '#web/parts/offline/phoneDb.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { OpenShotsTag } from './OpenShotsTag.tsx';
import { onsiteText as t } from './onsite.words.ts';
import { SentPhoto, WaitingPhoto } from './PhonePhotos.tsx';
import { usePlace } from './place.ts';
import { openShots, type Shot, type ShotsOfThing, shotList } from './shotList.ts';
import { TakePhoto } from './TakePhoto.tsx';
import type { OnPhone } from './usePhone.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[8]};
`;

const Empty = styled.div<{ $isOpen: boolean }>`
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${space[8]};
  aspect-ratio: 4 / 3;
  padding: ${space[8]};
  border: ${border.field};
  border-style: dashed;
  border-radius: ${radius[6]};
  color: ${({ $isOpen }) => ($isOpen ? color.text : color.textMuted)};
  font-size: ${text[14]};
  text-align: center;
  word-break: auto-phrase;
`;

type ShotCardProps = {
  readonly store: PhoneStore;
  readonly report: PhoneReport;
  readonly photos: OnPhone['photos'];
  readonly pictures: ReadonlyMap<string, PhonePicture>;
};

/** What the camera lays over its own picture: the newest one from before of the same thing, else from the side itself. */
const earlierOf = (
  { shots }: ShotsOfThing,
  side: BeforeAfter,
  pictures: ShotCardProps['pictures'],
): Blob | undefined => {
  const blobsOf = (shot: Shot | undefined): Blob[] => [
    ...(shot?.stored ?? []).flatMap(({ fileId }) => pictures.get(fileId)?.blob ?? []),
    ...(shot?.waiting ?? []).map(({ blob }) => blob),
  ];
  const shotOf = (wanted: BeforeAfter) => shots.find((shot) => shot.side === wanted);
  return blobsOf(shotOf(BeforeAfter.Before)).at(-1) ?? blobsOf(shotOf(side)).at(-1);
};

/** What is to be photographed, thing by thing, and what has been. */
export const ShotCard = ({ store, report, photos, pictures }: ShotCardProps) => {
  const mine = photos.filter(({ reportId }) => reportId === report.id);
  const list = shotList(report.base, mine);
  const placeNow = usePlace(report.sendsPlace);
  return (
    <Card title={t((w) => w.shots.title)} aside={<OpenShotsTag count={openShots(list)} />}>
      <Stack gap={24}>
        <Checkbox
          label={t((w) => w.shots.sendsPlace)}
          help={t((w) => w.shots.sendsPlaceHelp)}
          checked={report.sendsPlace}
          onChange={({ target: { checked } }) =>
            void store.changeReport(report.id, (kept) => ({ ...kept, sendsPlace: checked }))
          }
        />
        {list.map((thing) => (
          <section key={thing.itemKey ?? ''}>
            <Stack gap={12}>
              <SectionHeading level={3} look={4}>
                {thing.name ?? t((w) => w.shots.other)}
              </SectionHeading>
              <Sides>
                {thing.shots.map((shot) => (
                  <ShotSide
                    key={shot.side}
                    {...{ store, report, thing, shot, pictures, placeNow }}
                    earlier={earlierOf(thing, shot.side, pictures)}
                  />
                ))}
              </Sides>
            </Stack>
          </section>
        ))}
      </Stack>
    </Card>
  );
};

type ShotSideProps = Omit<ShotCardProps, 'photos'> & {
  readonly thing: ShotsOfThing;
  readonly shot: Shot;
  readonly earlier: Blob | undefined;
  readonly placeNow: ReturnType<typeof usePlace>;
};

const ShotSide = ({ store, report, thing, shot, earlier, pictures, placeNow }: ShotSideProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const { side, stored, waiting, isOpen } = shot;
  return (
    <Side>
      <Text size={14} isBold>
        {BeforeAfterLabel[side]}
      </Text>
      {stored.map((photo) => (
        <SentPhoto key={photo.fileId} photo={photo} blob={pictures.get(photo.fileId)?.blob} />
      ))}
      {waiting.map((photo) => (
        <WaitingPhoto key={photo.clientId} photo={photo} store={store} />
      ))}
      {stored.length + waiting.length === 0 && (
        <Empty $isOpen={isOpen}>
          <Icon of={ImageOff} />
          {t((w) => (isOpen ? w.shots.needed : w.shots.optional))}
        </Empty>
      )}
      <TakePhoto {...{ store, report, thing, side, earlier, placeNow }} onFailed={setFailure} />
      {failure !== null && (
        <Text role="alert" size={14} tone="danger">
          {failure}
        </Text>
      )}
    </Side>
  );
};
