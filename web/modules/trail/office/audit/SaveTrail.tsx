import { ShieldCheck } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { useDownload } from '#web/parts/files/useDownload.ts';
import { auditText as t } from './audit.words.ts';

/** Saves the whole trail with the program that verifies it. */
export const SaveTrail = () => {
  const { save, isSaving } = useDownload('/api/admin/audit/archive', {
    done: t((w) => w.archive.done),
    failed: t((w) => w.archive.failed),
  });
  return (
    <Button icon={ShieldCheck} isBusy={isSaving} onClick={() => void save()}>
      {t((w) => w.archive.action)}
    </Button>
  );
};
