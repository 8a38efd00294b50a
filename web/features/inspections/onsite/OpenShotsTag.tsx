import { Camera, CircleCheck } from 'lucide-react';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { onsiteText as t } from './onsiteText.ts';

/** How many photos are still to be taken: あと3枚. */
export const OpenShotsTag = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <StatusTag tone="warning" icon={Camera}>
      {t((w) => w.shots.open, { count })}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => w.shots.complete)}
    </StatusTag>
  );
