import { Badge } from '#ui-kit/Badge/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { mailCopiesText as t } from './mailCopies.words.ts';

type CopyStateProps = Pick<components['schemas']['MailCopy'], 'isActive' | 'confirmedAt'>;

/** Whether copies go to an address, in a word. */
export const CopyState = ({ isActive, confirmedAt }: CopyStateProps) => {
  if (!isActive) return <Badge>{t((w) => w.stopped)}</Badge>;
  return confirmedAt === null ? (
    <Badge tone="warning">{t((w) => w.waiting)}</Badge>
  ) : (
    <Badge tone="success">{t((w) => w.sending)}</Badge>
  );
};
