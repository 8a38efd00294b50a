import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useChange } from '#web/api/query.tsx';
import { applicantText as t } from '../applicantText.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Application } from '../model/types.ts';

const TOKEN = 'confirm_token';

type Outcome = { readonly isOk: true } | { readonly isOk: false; readonly detail: string | null };

/** Uses the token of the confirmation mail once, and takes it out of the address. */
const useConfirmToken = ({ family }: Application): Outcome | null => {
  const [params, setParams] = useSearchParams();
  const token = params.get(TOKEN);
  const usedToken = useRef<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { run } = useChange('post', FAMILY_PATHS[family].confirmEmail, { isQuiet: true });
  useEffect(() => {
    if (token === null || usedToken.current === token) return;
    usedToken.current = token;
    void run({ body: { token } }).then((result) => {
      setOutcome(result.isOk ? { isOk: true } : { isOk: false, detail: result.error?.detail ?? null });
      setParams(
        (before) => {
          const kept = new URLSearchParams(before);
          kept.delete(TOKEN);
          return kept;
        },
        { replace: true, preventScrollReset: true },
      );
    });
  }, [token, run, setParams]);
  return outcome;
};

/** Whether the address is confirmed: what the link of the mail came to, and until then that it is waited for. */
export const EmailNotice = ({ application }: { application: Application }) => {
  const outcome = useConfirmToken(application);
  if (outcome?.isOk) {
    return (
      <Notice role="status" tone="success" title={t((w) => w.email.done)}>
        {t((w) => w.email.doneText, { email: application.email })}
      </Notice>
    );
  }
  if (application.isEmailConfirmed) return null;
  if (outcome !== null) {
    return (
      <Notice role="alert" tone="warning" title={t((w) => w.email.failed)}>
        {outcome.detail ?? t((w) => w.email.failedText)}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t((w) => w.email.waiting)}>
      {t((w) => w.email.waitingText, { email: application.email })}
    </Notice>
  );
};
