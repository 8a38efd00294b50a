import { MailCheck, MailQuestionMark, MailWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { mailCopiesText as t } from '#web/modules/corporations/shared/mailCopies/mailCopies.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { MessagePage } from '#web/parts/navigation/MessagePage.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';

type Outcome = { readonly isDone: boolean; readonly text: string };

/** Takes the token out of the address, without a navigation: the guard would ask for a log-in. */
const useBareAddress = (): void =>
  useEffect(() => {
    const address = new URL(window.location.href);
    address.searchParams.delete(CONFIRM_TOKEN);
    window.history.replaceState(window.history.state, '', address);
  }, []);

const useConfirm = (token: string) => {
  const { run, isBusy } = useChange('post', '/api/mail_copy/confirmation', { isQuiet: true });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const confirm = async (): Promise<void> => {
    const result = await run({ body: { token } });
    if (result.isOk) {
      const { corporationName: corporation, email } = result.body;
      setOutcome({ isDone: true, text: t((w) => w.confirm.doneText, { corporation, email }) });
    } else {
      const told = result.error?.errors[0]?.message ?? result.error?.detail;
      setOutcome({ isDone: false, text: told ?? t((w) => w.failed) });
    }
  };
  return { outcome, isBusy, confirm };
};

/** Asks for a press: scanners of mails open links and run their pages, and would confirm for nobody. */
const Confirm = ({ token }: { token: string }) => {
  const { outcome, isBusy, confirm } = useConfirm(token);
  useBareAddress();
  if (outcome === null)
    return (
      <MessagePage
        icon={MailQuestionMark}
        title={t((w) => w.confirm.asked)}
        actions={
          <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void confirm()}>
            {t((w) => w.confirm.act)}
          </Button>
        }
      >
        <p>{t((w) => w.confirm.askedText)}</p>
      </MessagePage>
    );
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
