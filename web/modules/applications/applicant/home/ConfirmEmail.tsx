import { MailCheck, MailWarning } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { MessagePage } from '#web/parts/navigation/MessagePage.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { CONFIRM_TOKEN, paths } from '#web/parts/navigation/paths.ts';
import { LoadFailed, Loading } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Family } from '../model/formTypes.ts';
import { applicantHomeText as homeText } from './applicantHome.words.ts';

type Props = { projectId: number; token: string };

/**
 * The link of the confirmation mail, opened where nobody is logged in, as on another device: the address is confirmed
 * at once, and the log-in follows.
 */
export const ConfirmEmail = (props: Props) => {
  const { projectId } = props;
  const project = useRead('/api/project/{projectId}/public', { path: { projectId } });
  if (project.data === null) return <NotFound />;
  if (project.data !== undefined) return <Confirm {...props} family={project.data.body.family} />;
  return project.isError ? <LoadFailed onRetry={() => void project.refetch()} /> : <Loading />;
};

/** Uses the token once and takes it out of the address, without a navigation: the guard would ask for a log-in. */
const useConfirm = (family: Family, token: string) => {
  const { run } = useChange('post', FAMILY_PATHS[family].confirmEmail, { isQuiet: true });
  const [problem, setProblem] = useState<string | null | undefined>(undefined);
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current) return;
    isUsed.current = true;
    const address = new URL(window.location.href);
    address.searchParams.delete(CONFIRM_TOKEN);
    window.history.replaceState(window.history.state, '', address);
    void run({ body: { token } }).then((result) =>
      setProblem(result.isOk ? null : (result.error?.detail ?? homeText((w) => w.email.failedText))),
    );
  }, [run, token]);
  return problem;
};

const Confirm = ({ family, projectId, token }: Props & { family: Family }) => {
  const problem = useConfirm(family, token);
  if (problem === undefined) return <Loading />;
  return (
    <MessagePage
      icon={problem === null ? MailCheck : MailWarning}
      title={problem === null ? homeText((w) => w.email.done) : homeText((w) => w.email.failed)}
      actions={
        <ButtonLink variant="primary" href={paths.applicationProjectLogin(projectId)}>
          {homeText((w) => w.email.logIn)}
        </ButtonLink>
      }
    >
      <p role="status">{problem ?? homeText((w) => w.email.doneHere)}</p>
    </MessagePage>
  );
};
