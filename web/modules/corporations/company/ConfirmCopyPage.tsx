import { MailCheck, MailWarning } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { mailCopiesText as t } from '#web/modules/corporations/shared/mailCopies/mailCopies.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { MessagePage } from '#web/parts/navigation/MessagePage.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';

type Outcome = { readonly isDone: boolean; readonly text: string };

/** Uses the token once and takes it out of the address, without a navigation: the guard would ask for a log-in. */
const useConfirm = (token: string): Outcome | null => {
  const { run } = useChange('post', '/api/mail_copy/confirmation', { isQuiet: true });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current) return;
    isUsed.current = true;
    const address = new URL(window.location.href);
    address.searchParams.delete(CONFIRM_TOKEN);
    window.history.replaceState(window.history.state, '', address);
    void run({ body: { token } }).then((result) => {
      if (result.isOk) {
        const { corporationName: corporation, email } = result.body;
        setOutcome({ isDone: true, text: t((w) => w.confirm.doneText, { corporation, email }) });
      } else {
        const told = result.error?.errors[0]?.message ?? result.error?.detail;
        setOutcome({ isDone: false, text: told ?? t((w) => w.failed) });
      }
    });
  }, [run, token]);
  return outcome;
};

const Confirm = ({ token }: { token: string }) => {
  const outcome = useConfirm(token);
  if (outcome === null) return <Skeleton rows={4} />;
  return (
    <MessagePage
      icon={outcome.isDone ? MailCheck : MailWarning}
      title={t((w) => (outcome.isDone ? w.confirm.done : w.confirm.failed))}
      actions={null}
    >
      <p role="status">{outcome.text}</p>
    </MessagePage>
  );
};

/** /user/{projectId}/mail_copy: the link of a mail by which somebody confirms a further address; he need not log in. */
export const ConfirmCopyPage = () => {
  const [search] = useSearchParams();
  const [token] = useState(() => search.get(CONFIRM_TOKEN));
  return token === null || token === '' ? <NotFound /> : <Confirm token={token} />;
};
