import { useCallback, useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import type { LoginTarget } from '../logIn/logIn.ts';
import { loginAdviceOf } from '../loginFailure.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { StepFoot, StepTitle } from './PasswordFrame.tsx';
import { passwordText } from './password.words.ts';
import { linkProblemOf, verifyResetToken } from './passwordReset.ts';

type Link =
  | { readonly state: 'checking' }
  | { readonly state: 'usable'; readonly email: string }
  | { readonly state: 'unusable'; readonly problem: string }
  | { readonly state: 'failed'; readonly advice: string }
  | { readonly state: 'used'; readonly email: string };

const useLink = (target: LoginTarget, token: string) => {
  const { api } = useServices();
  const [link, setLink] = useState<Link>({ state: 'checking' });
  const fail = useCallback((error: unknown): void => {
    const problem = linkProblemOf(error);
    setLink(
      problem === null
        ? { state: 'failed', advice: loginAdviceOf(error, new Date()) }
        : { state: 'unusable', problem },
    );
  }, []);
  const check = useCallback(() => {
    setLink({ state: 'checking' });
    verifyResetToken(api, target, token).then(({ email }) => setLink({ state: 'usable', email }), fail);
  }, [api, target, token, fail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is checked once, when the page opens
  useEffect(check, []);
  const setUsed = (email: string) => setLink({ state: 'used', email });
  return { link, check, setUnusable: fail, setUsed };
};

type SetPasswordStepProps = { target: LoginTarget; token: string; loginHref: string; onAskAgain: () => void };

/** Opened by the link of the mail: checks it, sets the password, or says what to do with a link that is spent. */
export const SetPasswordStep = ({ target, token, loginHref, onAskAgain }: SetPasswordStepProps) => {
  const { link, check, setUnusable, setUsed } = useLink(target, token);
  if (link.state === 'checking') return <Skeleton rows={5} />;
  if (link.state === 'unusable')
    return <UnusableLink problem={link.problem} loginHref={loginHref} onAskAgain={onAskAgain} />;
  if (link.state === 'used') return <PasswordSet email={link.email} loginHref={loginHref} />;
  if (link.state === 'failed') {
    return (
      <>
        <StepTitle isFirst>{passwordText((w) => w.set.title)}</StepTitle>
        <Notice
          role="alert"
          tone="danger"
          title={passwordText((w) => w.failed.title)}
          actions={<Button onClick={check}>{passwordText((w) => w.failed.retry)}</Button>}
        >
          {link.advice}
        </Notice>
      </>
    );
  }
  return (
    <>
      <StepTitle isFirst>{passwordText((w) => w.set.title)}</StepTitle>
      <Text tone="muted">{link.email}</Text>
      <NewPasswordForm
        target={target}
        token={token}
        onDone={() => setUsed(link.email)}
        onUnusable={setUnusable}
      />
    </>
  );
};

type UnusableLinkProps = { problem: string; loginHref: string; onAskAgain: () => void };

const UnusableLink = ({ problem, loginHref, onAskAgain }: UnusableLinkProps) => (
  <>
    <StepTitle isFirst>{passwordText((w) => w.unusable.title)}</StepTitle>
    <Notice tone="warning" title={problem === '' ? passwordText((w) => w.unusable.notice) : problem}>
      {passwordText((w) => w.unusable.unchanged)}
    </Notice>
    <p>{passwordText((w) => w.unusable.text)}</p>
    <StepFoot loginHref={loginHref}>
      <Button variant="primary" size="large" isBlock onClick={onAskAgain}>
        {passwordText((w) => w.unusable.again)}
      </Button>
    </StepFoot>
  </>
);

/** The log-in form asks for the address in full; this page knows it with its middle hidden. */
const PasswordSet = ({ email, loginHref }: { email: string; loginHref: string }) => (
  <>
    <StepTitle>{passwordText((w) => w.done.title)}</StepTitle>
    <Notice tone="success" title={passwordText((w) => w.done.text)}>
      {passwordText((w) => w.done.email, { email })}
    </Notice>
    <ButtonLink variant="primary" size="large" isBlock href={loginHref}>
      {passwordText((w) => w.done.logIn)}
    </ButtonLink>
  </>
);
