import { Clock, Inbox, MailCheck, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { formatPhone } from '#web/parts/text/frontFormat.ts';
import type { LoginTarget } from '../logIn/logIn.ts';
import type { PublicProject } from '../site/useLoginProject.ts';
import { Hints, StepFoot, StepTitle } from './PasswordFrame.tsx';
import { passwordText } from './password.words.ts';
import { sendResetMail } from './passwordReset.ts';

/** So long before another mail may be asked for: the first one is as a rule just on its way. */
const WAIT_SECONDS = 60;

/** Counts down from `WAIT_SECONDS`; `restart` begins again. */
const useWait = () => {
  const [leftSeconds, setLeftSeconds] = useState(WAIT_SECONDS);
  useEffect(() => {
    if (leftSeconds === 0) return;
    const timer = setTimeout(() => setLeftSeconds(leftSeconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [leftSeconds]);
  return { leftSeconds, restart: () => setLeftSeconds(WAIT_SECONDS) };
};

const Tel = styled.a`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const DeskHint = ({ project }: { project: PublicProject | null }) => (
  <span>
    {passwordText((w) => w.sent.desk)}
    {project !== null && (
      <>
        <br />
        <TextPart>{project.deskName}</TextPart>{' '}
        <Tel href={`tel:${project.deskPhone}`}>{formatPhone(project.deskPhone)}</Tel>
        <TextPart>{passwordText((w) => w.sent.deskHours, { hours: project.deskHours })}</TextPart>
      </>
    )}
  </span>
);

type LinkSentStepProps = {
  target: LoginTarget;
  email: string;
  project: PublicProject | null;
  loginHref: string;
};

/** The mail is on its way, if the address is known: how long the link holds and what to do when none comes. */
export const LinkSentStep = ({ target, email, project, loginHref }: LinkSentStepProps) => {
  const { api } = useServices();
  const { show } = useSnackbar();
  const { leftSeconds, restart } = useWait();
  const [isBusy, setIsBusy] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await sendResetMail(api, target, email);
      show({ message: passwordText((w) => w.sent.sentAgain), severity: 'success' });
      restart();
    } catch {
      show({ message: passwordText((w) => w.failed.title), severity: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <StepTitle>{passwordText((w) => w.sent.title)}</StepTitle>
      <Notice icon={MailCheck} title={passwordText((w) => w.sent.text, { email })} />
      <WhenNoneComes project={project} />
      <StepFoot loginHref={loginHref}>
        <Button
          variant="secondary"
          size="large"
          isBlock
          isBusy={isBusy}
          busyLabel={passwordText((w) => w.ask.busy)}
          disabled={leftSeconds > 0}
          onClick={() => void sendAgain()}
        >
          {leftSeconds > 0
            ? passwordText((w) => w.sent.againIn, { seconds: leftSeconds })
            : passwordText((w) => w.sent.again)}
        </Button>
      </StepFoot>
    </>
  );
};

/** How long the link holds, and where to look and ask when no mail comes. */
const WhenNoneComes = ({ project }: { project: PublicProject | null }) => (
  <Hints>
    <li>
      <Icon of={Clock} size={16} />
      {passwordText((w) => w.sent.validity)}
    </li>
    <li>
      <Icon of={Inbox} size={16} />
      {passwordText((w) => w.sent.spam)}
    </li>
    <li>
      <Icon of={Phone} size={16} />
      <DeskHint project={project} />
    </li>
  </Hints>
);
