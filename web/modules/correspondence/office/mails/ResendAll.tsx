import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { ConfirmDialog, Dialog } from '#ui-kit/Dialog/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import type { QueryOf } from '#web/parts/list/describeList.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { mailsText as t } from './mails.words.ts';

/** What a mail must be to be listed, and to be sent again with the others. */
type Conditions = Omit<QueryOf<'/api/admin/mail'>, 'sort' | 'limit' | 'cursor'>;
type Ask = { readonly conditions: Conditions; readonly onClose: () => void };

/** There is nothing that could be sent again. */
const NothingToResend = ({ onClose }: Pick<Ask, 'onClose'>) => (
  <Dialog
    isOpen
    title={t((w) => w.resendAllNoneTitle)}
    onClose={onClose}
    actions={<Button onClick={onClose}>{t((w) => w.close)}</Button>}
  >
    {t((w) => w.resendAllNone)}
  </Dialog>
);

/** Says how many it would be before it is done. */
const AskAll = ({ conditions, onClose }: Ask) => {
  const read = useRead('/api/admin/mail', { query: { ...conditions, resendable: true, limit: 1 } });
  const { run, isBusy } = useChange('post', '/api/admin/mail/resend');
  const { show } = useSnackbar();
  const total = read.data?.body.total;
  if (total === undefined) return null;
  if (total === 0) return <NothingToResend onClose={onClose} />;
  const count = formatInteger(total);
  const send = async (): Promise<void> => {
    const result = await run({ body: conditions });
    if (!result.isOk) return;
    const done = formatInteger(result.body.count);
    show({ message: t((w) => w.resentAll, { count: done }), severity: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t((w) => w.resendAllTitle, { count })}
      confirmLabel={t((w) => w.resendAll)}
      isBusy={isBusy}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      {t((w) => w.resendAllText, { count })}
    </ConfirmDialog>
  );
};

/** Sends everything again that did not arrive and matches the conditions of the list. */
export const ResendAll = ({ conditions }: Pick<Ask, 'conditions'>) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t((w) => w.resendAll)}</Button>
      {isAsked && <AskAll conditions={conditions} onClose={() => setAsked(false)} />}
    </>
  );
};
