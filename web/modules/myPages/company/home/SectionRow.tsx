import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import type { CardState } from '#web/modules/sections/company/sections/cards.ts';
import { deadlineAt } from '#web/modules/sections/company/sections/deadlineAt.ts';
import { otherUploaderWords } from '#web/modules/sections/company/sections/otherUploaderWords.ts';
import { userSectionsText as t } from '#web/modules/sections/company/sections/userSections.words.ts';
import { DocumentCheckStatus, DocumentUploader } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';

/** Days left from which a row shows them in bold instead of a plain date. */
const NEAR_DAYS = 7;

const Incomplete = ({ section, isSaidAbove }: { section: SectionSummary; isSaidAbove: boolean }) => {
  const { status, dueOn, daysLeft, isRequired, uploader } = section;
  const others = otherUploaderWords[uploader];
  if (others !== undefined) return <Muted>{others}</Muted>;
  if (dueOn === null && !isRequired) return <Muted>{t((w) => w.card.optional)}</Muted>;
  if (dueOn === null) return isSaidAbove ? null : <DocumentCheckStatusTag status={status} isQuiet />;
  if (daysLeft !== null && daysLeft <= NEAR_DAYS) {
    return <Deadline daysLeft={daysLeft} show="days" {...deadlineAt(dueOn, false)} />;
  }
  return <Muted>{t((w) => w.card.dueOn, { day: formatDate(dueOn) })}</Muted>;
};

/** What stands at the right of a section's name: a date when all is in order, a tag when something moves. */
const RowState = ({ section, state }: { section: SectionSummary; state: CardState }) => {
  const { status, uploader, confirmedAt, updatedAt } = section;
  const isSaidAbove = state.kind === 'status' && status === state.status;
  if (status === DocumentCheckStatus.Incomplete) return <Incomplete {...{ section, isSaidAbove }} />;
  if (status === DocumentCheckStatus.Confirmed && isSaidAbove) {
    const isIssued = uploader === DocumentUploader.Admin;
    // What changed later, a name or a file added by the office, is no other day of its confirmation.
    const day = formatDate(confirmedAt ?? updatedAt);
    return <Muted>{isIssued ? day : t((w) => w.card.confirmedOn, { day })}</Muted>;
  }
  if (isSaidAbove && section.submittedAt !== null) {
    return <Muted>{t((w) => w.card.submittedOn, { day: formatDate(section.submittedAt) })}</Muted>;
  }
  return <DocumentCheckStatusTag status={status} isQuiet={status === DocumentCheckStatus.Confirmed} />;
};

type SectionRowProps = { section: SectionSummary; state: CardState; projectId: number };

/** One section as a row of its card. */
export const SectionRow = ({ section, state, projectId }: SectionRowProps) => (
  <li>
    <Link href={userPaths.section(projectId, section.id)}>{sectionName(section)}</Link>
    <RowState section={section} state={state} />
  </li>
);
