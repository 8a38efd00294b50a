import { Badge } from '#ui-kit/Badge/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { DocumentCheckStatus, SectionHistoryAction } from '#web/parts/api/generated/enums.ts';
import { newestVersion } from '#web/parts/desk/files/fileVersions.ts';
import { DeskTitle, DeskTop } from '#web/parts/desk/queue/DeskTop.tsx';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { groupNameOf } from '../documents/matrix.ts';
import type { Section } from '../sectionTypes.ts';
import type { ReviewQueue } from './queue/useReviewQueue.ts';

const { Confirming, MAFFConfirming, Rejected, Incomplete } = DocumentCheckStatus;

const pileText = ({ queue, isChosen, total, at }: ReviewQueue): string => {
  if (total === null) return '';
  if (isChosen) {
    return at === null ? t((w) => w.queue.chosenLeft, { total }) : t((w) => w.queue.chosenOf, { total, at });
  }
  const isMinistry = queue.status === MAFFConfirming;
  if (at === null)
    return isMinistry ? t((w) => w.queue.ministryLeft, { total }) : t((w) => w.queue.left, { total });
  return isMinistry ? t((w) => w.queue.ministryOf, { total, at }) : t((w) => w.queue.of, { total, at });
};

/** Who handed the newest version in, and when. */
const submissionText = ({ history, submittedAt }: Section): string => {
  const { Submitted } = SectionHistoryAction;
  const last = history.find(({ action }) => action === Submitted);
  if (submittedAt === null || last === undefined) return t((w) => w.head.notSubmitted);
  const values = { at: formatDateTime(last.createdAt), name: last.actorName };
  const isAgain = last.fromStatus === Rejected;
  return isAgain ? t((w) => w.head.resubmitted, values) : t((w) => w.head.submitted, values);
};

const DueText = ({ section }: { section: Section }) => {
  const { status, returnDueOn, dueOn, daysLeft } = section;
  const day = status === Rejected ? (returnDueOn ?? dueOn) : dueOn;
  const isOpen = status === Rejected || status === Incomplete || status === Confirming;
  if (day === null || daysLeft === null || !isOpen) return null;
  return (
    <Row gap={8}>
      <Text as="span" size={14} tone="muted">
        {status === Rejected ? t((w) => w.head.returnDue) : t((w) => w.head.due)} {formatDay(day)}
      </Text>
      {status !== Confirming && (
        <Deadline daysLeft={daysLeft} at={formatDay(day)} dateTime={day} show="days" />
      )}
    </Row>
  );
};

/** Which document lies on the desk, which version, from whom, and where in the pile. */
export const DeskHead = ({ section, queue }: { section: Section; queue: ReviewQueue }) => {
  const { mypage, status, files, kind, member } = section;
  const title = sectionName(section);
  const version = newestVersion(files);
  return (
    <>
      <DeskTop
        trail={[
          { label: t((w) => w.breadcrumb.list), href: myPagePaths.list },
          { label: `${mypage.displayCode} ${mypage.corporationName}`, href: myPagePaths.detail(mypage.id) },
          { label: groupNameOf(kind), href: myPagePaths.tab(mypage.id, 'documents') },
          { label: title },
        ]}
        label={queue.isChosen ? t((w) => w.queue.chosenLabel) : t((w) => w.queue.label)}
        text={pileText(queue)}
        pile={queue}
      />
      <Row gap={16}>
        <DeskTitle>{title}</DeskTitle>
        <DocumentCheckStatusTag status={status} />
        {member !== null && <Badge>{member.name}</Badge>}
        <Text as="span" size={14} tone="muted">
          <TextPart>{version !== null && `${t((w) => w.head.version, { version })}${marks.gap}`}</TextPart>
          <TextPart>{submissionText(section)}</TextPart>
        </Text>
        <DueText section={section} />
      </Row>
    </>
  );
};
