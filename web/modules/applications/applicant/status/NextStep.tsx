import { CircleCheck } from 'lucide-react';
import { DeadlineCard } from '#ui-kit/desk/Deadline/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ApplicationStatus, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { NextCard } from '../home/NextCard.tsx';
import type { Application } from '../model/formTypes.ts';
import { isReturned } from '../step/Returned.tsx';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';
import { ExpectedFacts } from './ExpectedFacts.tsx';
import { statusWords } from './words.ts';

type Props = { application: Application };

const openCount = ({ returnItems }: Application): number =>
  returnItems.filter(({ status }) => status === ReturnItemStatus.Open).length;

const StateBox = ({ application }: Props) => (
  <Stack gap={4}>
    <Text as="span" size={14} tone="muted">
      {statusText((w) => w.status.state)}
    </Text>
    <span>
      <ApplicationStatusTag status={application.status} />
    </span>
  </Stack>
);

/** Counted in business days, as every date but the close of the call (LOOK "Tones"); sent back is due at 17:00. */
const Due = ({ application: { daysLeft, returnDueOn } }: Props) =>
  returnDueOn === null || daysLeft === null ? null : (
    <DeadlineCard
      title={statusText((w) => w.status.due)}
      daysLeft={daysLeft}
      at={statusText((w) => w.status.dueAt, { day: formatDay(returnDueOn) })}
      dateTime={`${returnDueOn}T17:00:00+09:00`}
    />
  );

/** What the desk asks for: how much of it is left, and until when. */
const ReturnedNext = ({ application }: Props) => {
  const left = openCount(application);
  return (
    <NextCard
      title={
        left === 0
          ? statusText((w) => w.status.allAnswered)
          : statusText((w) => w.status.returnedCount, { count: left })
      }
      side={<Due application={application} />}
      href="#returned"
      action={left === 0 ? statusText((w) => w.status.toResubmit) : statusText((w) => w.status.toItems)}
    >
      <p>{statusWords(application.status, application.email).text}</p>
    </NextCard>
  );
};

/** What the applicant does next, or that it is not his turn. */
export const NextStep = ({ application }: Props) => {
  const { title, text } = statusWords(application.status, application.email);
  if (isReturned(application)) return <ReturnedNext application={application} />;
  if (application.status === ApplicationStatus.Adopted) {
    return (
      <NextCard
        title={title}
        side={<StateBox application={application} />}
        href={paths.userProjectLogin(application.projectId)}
        action={statusText((w) => w.status.toMyPage)}
      >
        <p>{text}</p>
      </NextCard>
    );
  }
  return (
    <NextCard
      over={statusText((w) => w.status.noTask)}
      icon={CircleCheck}
      title={title}
      side={<StateBox application={application} />}
    >
      <p>{text}</p>
      <ExpectedFacts application={application} />
    </NextCard>
  );
};
