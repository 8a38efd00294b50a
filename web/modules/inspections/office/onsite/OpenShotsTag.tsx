import { Camera, CircleCheck } from 'lucide-react';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { onsiteText as t } from './onsite.words.ts';

type OpenShotsTagProps = {
  readonly count: number;
  /** Nothing beside it says that photos are meant. */
  readonly isAlone?: boolean;
};

/** How many photos are still to be taken: あと3枚. */
export const OpenShotsTag = ({ count, isAlone = false }: OpenShotsTagProps) =>
  count > 0 ? (
    <StatusTag tone="warning" icon={Camera}>
      {t((w) => (isAlone ? w.list.photos : w.shots.open), { count })}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => (isAlone ? w.list.photosComplete : w.shots.complete))}
    </StatusTag>
  );
