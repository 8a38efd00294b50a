import { Clock, Inbox, MailCheck, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useServices } from '#web/api/services.ts';
import { fill } from '#web/text/fill.ts';
import { formatPhone } from '#web/text/format.ts';
import words from '#web/text/ja/password.json' with { type: 'json' };
import type { LoginTarget } from './logIn.ts';
import { Hints, StepFoot, StepTitle } from './PasswordFrame.tsx';
import { sendResetMail } from './passwordReset.ts';
import type { PublicProject } from './useLoginProject.ts';

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

const deskText = (project: PublicProject | null): string =>
  project === null
    ? words.sent.office
    : fill(words.sent.desk, {
        desk: project.deskName,
        phone: formatPhone(project.deskPhone),
        hours: project.deskHours,
      });

type SentStepProps = { target: LoginTarget; email: string; project: PublicProject | null; loginHref: string };

/** The mail is on its way, if the address is known: how long the link holds and what to do when none comes. */
export const SentStep = ({ target, email, project, loginHref }: SentStepProps) => {
  const { api } = useServices();
  const { show } = useSnackbar();
  const { leftSeconds, restart } = useWait();
  const [isBusy, setIsBusy] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await sendResetMail(api, target, email);
      show({ message: words.sent.sentAgain, severity: 'success' });
      restart();
    } catch {
      show({ message: words.failed.title, severity: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <StepTitle>{words.sent.title}</StepTitle>
      <Notice icon={MailCheck} title={fill(words.sent.text, { email })} />
      <Hints>
        <li>
          <Icon of={Clock} size={16} />
          {words.sent.validity}
        </li>
        <li>
          <Icon of={Inbox} size={16} />
          {words.sent.spam}
        </li>
        <li>
          <Icon of={Phone} size={16} />
          {deskText(project)}
        </li>
      </Hints>
      <StepFoot loginHref={loginHref}>
        <Button
          variant="secondary"
          size="large"
          isBlock
          isBusy={isBusy}
          busyLabel={words.ask.busy}
          disabled={leftSeconds > 0}
          onClick={() => void sendAgain()}
        >
          {leftSeconds > 0 ? fill(words.sent.againIn, { seconds: leftSeconds }) : words.sent.again}
        </Button>
      </StepFoot>
    </>
  );
};
