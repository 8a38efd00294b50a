import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { SessionContext } from '#web/parts/api/contexts.ts';
import { useDownload } from '#web/parts/files/useDownload.ts';
import { ownRecordPath } from './ownRecordPath.ts';
import { personalRecordText as t } from './personalRecord.words.ts';

const PARTS = ['account', 'mails', 'files', 'messages', 'acts'] as const;

/** What is in it; answers of an application only an applicant has. */
const partsOf = (context: SessionContext) =>
  [...PARTS, ...(context === 'admin' || context === 'user' ? [] : (['application'] as const))].map(
    (part) => ({
      term: t((w) => w.parts[part].term),
      value: t((w) => w.parts[part].value),
    }),
  );

type OwnRecordProps = { readonly context: SessionContext; readonly onClose: () => void };

/** What is kept of the person logged in, for himself, in any of the six contexts. Mount it to open it. */
export const OwnRecord = ({ context, onClose }: OwnRecordProps) => {
  const words = { done: t((w) => w.done), failed: t((w) => w.failed) };
  const { save, isSaving } = useDownload(ownRecordPath(context), words);
  return (
    <Dialog
      isOpen
      title={t((w) => w.title)}
      isBusy={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {t((w) => w.cancel)}
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => void save().then(onClose)}>
            {t((w) => w.save)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{t((w) => w.lead)}</Text>
        <Stack gap={8}>
          <Text as="h3" isBold>
            {t((w) => w.inside)}
          </Text>
          <Facts variant="compact" facts={partsOf(context)} />
        </Stack>
        <Text size={14} tone="muted">
          {t((w) => w.form)}
        </Text>
      </Stack>
    </Dialog>
  );
};
