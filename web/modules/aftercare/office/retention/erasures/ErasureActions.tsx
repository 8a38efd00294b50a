import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { RetentionErasureStatus as Status } from '#web/parts/api/generated/enums.ts';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { formatBytes, formatInteger } from '#web/parts/text/format.ts';
import type { Erasure } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';
import { useErasureCommand } from './useErasure.ts';

type Acts = { readonly erasure: Erasure };

/** What each is called, asks before it is done, and says afterwards. */
const wordsOf = (act: 'approve' | 'withdraw' | 'stop', { recordCount, fileCount, fileBytes }: Erasure) => {
  const figures = {
    count: formatInteger(recordCount),
    files: formatInteger(fileCount),
    size: formatBytes(fileBytes),
  };
  return {
    name: t((w) => w.acts[act].name),
    title: t((w) => w.acts[act].title, figures),
    text: t((w) => w.acts[act].text, figures),
    done: t((w) => w.acts[act].done),
  };
};

type Words = ReturnType<typeof wordsOf>;

const useActs = (erasure: Erasure) => {
  const { ask, dialog } = useAsk();
  const { show } = useSnackbar();
  const { command, isBusy } = useErasureCommand(erasure);
  const act = async (action: 'approve' | 'cancel', { name, title, text, done }: Words): Promise<void> => {
    const isDanger = action === 'approve';
    if (!(await ask({ title, body: text, confirmLabel: name, isDanger }))) return;
    const result = await command({ action });
    if (result.isOk) show({ message: done, severity: 'success' });
    else if (result.error !== null) show({ message: result.error.message, severity: 'error' });
  };
  return { act, isBusy, dialog };
};

/** Actions on a proposed or running erasure; its proposer cannot approve it. */
export const ErasureActions = ({ erasure }: Acts) => {
  const { act, isBusy, dialog } = useActs(erasure);
  const { status, isOwn } = erasure;
  if (status !== Status.Proposed && status !== Status.Running) return null;
  const isProposed = status === Status.Proposed;
  const [approve, cancel] = [wordsOf('approve', erasure), wordsOf(isProposed ? 'withdraw' : 'stop', erasure)];
  return (
    <Row gap={8}>
      {isProposed && !isOwn && (
        <Button variant="danger" isBusy={isBusy} onClick={() => void act('approve', approve)}>
          {approve.name}
        </Button>
      )}
      <Button isBusy={isBusy} onClick={() => void act('cancel', cancel)}>
        {cancel.name}
      </Button>
      {dialog}
    </Row>
  );
};
