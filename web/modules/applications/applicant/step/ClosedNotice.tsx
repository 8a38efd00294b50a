import { Notice } from '#ui-kit/Notice/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { useIsPast } from '#web/parts/deadline/index.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application } from '../model/formTypes.ts';

/** The call has closed, and what an applicant without a submission can do. */
export const ClosedNotice = ({ application }: { application: Application }) => {
  const { status, closesAt, projectId } = application;
  const isPast = useIsPast(new Date(closesAt));
  if (!isPast || status !== ApplicationStatus.Draft) return null;
  return (
    <Notice
      tone="warning"
      title={t((w) => w.deadline.closed)}
      actions={<TextLink href={paths.applicationAbout(projectId)}>{t((w) => w.deadline.closedAsk)}</TextLink>}
    >
      {t((w) => w.deadline.closedText, { at: formatDateTime(closesAt) })}
    </Notice>
  );
};
