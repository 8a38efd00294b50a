import { Mail } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { formatInteger } from '#web/parts/text/format.ts';
import { announcementsText as t } from './announcements.words.ts';

type RemindButtonProps = { readonly announcement: components['schemas']['Announcement'] };

/** Writes to the companies that have not opened an announcement, once somebody has said so twice. */
export const RemindButton = ({ announcement }: RemindButtonProps) => {
  const may = useMayCall();
  const { run, isBusy } = useChange('post', '/api/admin/project/{id}/announcement/{aid}/reminder', {
    isQuiet: true,
  });
  const { show } = useSnackbar();
  const { ask, dialog } = useAsk();
  const { id: aid, projectId, title, isPublished, isReminding, receiverCount, readCount } = announcement;
  if (!may('remindAnnouncement') || !isPublished || readCount === receiverCount) return null;
  const count = formatInteger(receiverCount - readCount);
  const confirmLabel = t((w) => w.remind.send);
  const handleClick = async () => {
    const body = t((w) => w.remind.askText, { title });
    if (!(await ask({ title: t((w) => w.remind.ask, { count }), body, confirmLabel }))) return;
    const result = await run({ path: { id: projectId, aid } });
    if (result.isOk) show({ message: t((w) => w.remind.begun, { count }), severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.remind.failed), severity: 'error' });
  };
  return (
    <>
      <Button
        icon={Mail}
        isBusy={isBusy}
        reason={isReminding ? t((w) => w.remind.underWay) : undefined}
        onClick={() => void handleClick()}
      >
        {t((w) => w.remind.action, { count })}
      </Button>
      {dialog}
    </>
  );
};
