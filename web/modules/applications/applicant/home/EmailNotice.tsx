import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantHomeText as homeText } from './applicantHome.words.ts';

type Outcome = { readonly isOk: true } | { readonly isOk: false; readonly detail: string | null };

/** Uses the token of the confirmation mail once, and takes it out of the address. */
const useConfirmToken = ({ family }: Application): Outcome | null => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const token = params.get(CONFIRM_TOKEN);
  const usedToken = useRef<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run } = useChange('post', FAMILY_PATHS[family].confirmEmail, { isQuiet: true });
  useEffect(() => {
    if (token === null || usedToken.current === token) return;
    usedToken.current = token;
    void run({ body: { token } }).then((result) => {
      setOutcome(result.isOk ? { isOk: true } : { isOk: false, detail: result.error?.detail ?? null });
      const kept = new URLSearchParams(params);
      kept.delete(CONFIRM_TOKEN);
      void navigate(`?${kept}`, { replace: true, preventScrollReset: true });
    });
  }, [token, params, run, navigate]);
  return outcome;
};

/** Asks for the mail once more; why that is not possible now is said by the server. */
const SendAgain = ({ application: { email, family } }: { application: Application }) => {
  const { run, isBusy } = useChange('post', FAMILY_PATHS[family].sendConfirmation, { isQuiet: true });
  const { show } = useSnackbar();
  const handleSend = async () => {
    const result = await run({});
    if (result.isOk) show({ message: homeText((w) => w.email.sent, { email }), severity: 'success' });
    else show({ message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
  };
  return (
    <Button isBusy={isBusy} onClick={() => void handleSend()}>
      {homeText((w) => w.email.again)}
    </Button>
  );
};

/** Whether the address is confirmed: what the link of the mail came to, and until then that it is waited for. */
export const EmailNotice = ({ application }: { application: Application }) => {
  const outcome = useConfirmToken(application);
  if (outcome?.isOk) {
    return (
      <Notice role="status" tone="success" title={homeText((w) => w.email.done)}>
        {homeText((w) => w.email.doneText, { email: application.email })}
      </Notice>
    );
  }
  if (application.isEmailConfirmed) return null;
  if (outcome !== null) {
    return (
      <Notice
        role="alert"
        tone="warning"
        title={homeText((w) => w.email.failed)}
        actions={<SendAgain application={application} />}
      >
        {outcome.detail ?? homeText((w) => w.email.failedText)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={homeText((w) => w.email.waiting)}
      actions={<SendAgain application={application} />}
    >
      {homeText((w) => w.email.waitingText, { email: application.email })}
    </Notice>
  );
};
