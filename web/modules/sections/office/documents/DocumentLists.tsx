import { styled } from 'styled-components';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, media, space, text } from '#ui-kit/tokens/index.ts';
import { DocumentCheckStatus, ProjectStatus } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { formatDate, formatDay } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import type { MyPage, SectionSummary } from '../sectionTypes.ts';
import { documentsText as t } from './documents.words.ts';
import { groupNameOf } from './matrix.ts';

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space[32]};
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    min-height: ${space[48]};
    padding-block: ${space[8]};
    border-top: ${border.normal};
    font-size: ${text[14]};
  }
`;

/** A document in two lines; where there is room in one: name, files and days, how long is left, state. */
const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[4]} ${space[16]};
    padding: ${space[12]} 0;
    border-top: ${border.normal};
  }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li:last-child { padding-bottom: 0; }
  ${media.lg} {
    & > li { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(7rem, auto) minmax(9.5rem, auto); }
    & > li > :nth-child(4) { justify-self: end; }
    & > li > :nth-child(2) { grid-area: 1 / 4; justify-self: end; }
    & > li > :nth-child(3) { grid-area: 1 / 2; }
    & > li > :nth-child(4) { grid-area: 1 / 3; }
  }
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[16]};
`;

/** What is stopped or waits for somebody comes before what is still to come, and that before what is settled. */
const ORDER: readonly DocumentCheckStatus[] = [
  DocumentCheckStatus.Rejected,
  DocumentCheckStatus.Confirming,
  DocumentCheckStatus.MAFFConfirming,
  DocumentCheckStatus.Incomplete,
  DocumentCheckStatus.Confirmed,
];

const byNeed = (sections: readonly SectionSummary[]): SectionSummary[] =>
  [...sections].sort((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));

const PAIRS_SHOWN = 8;

const TitleLink = styled(Link)`
  color: ${color.textLink};
  text-decoration: none;
  word-break: auto-phrase;
  &:hover { text-decoration: underline; }
`;

/** A document of a member is called with whose it is where there is no room beside it. */
const nameWithMember = (section: SectionSummary): string =>
  section.member === null ? sectionName(section) : `${sectionName(section)}\u3000${section.member.name}`;

const titleLink = (myPage: MyPage, section: SectionSummary, name = sectionName(section)) => (
  <TitleLink href={myPagePaths.desk(myPage.id, section.id)}>{name}</TitleLink>
);

const ENDED: ReadonlySet<ProjectStatus> = new Set([ProjectStatus.Rejected, ProjectStatus.Canceled]);

/** An undertaking that has ended asks for nothing any more: what never came is no state that somebody has to end. */
const isNotAsked = ({ projectStatus }: MyPage, { status }: SectionSummary): boolean =>
  ENDED.has(projectStatus) && status === DocumentCheckStatus.Incomplete;

type StateProps = { myPage: MyPage; section: SectionSummary };

const DocumentState = ({ myPage, section }: StateProps) => {
  const { status, openReturnItemCount } = section;
  if (isNotAsked(myPage, section)) {
    return (
      <Text as="span" size={14} tone="muted">
        {t((w) => w.notHandedIn)}
      </Text>
    );
  }
  return status === DocumentCheckStatus.Rejected && openReturnItemCount > 0 ? (
    <DocumentCheckStatusTag status={status}>
      {t((w) => w.returned, { count: openReturnItemCount })}
    </DocumentCheckStatusTag>
  ) : (
    <DocumentCheckStatusTag status={status} />
  );
};

/** The documents of the overview: names and states in two columns. */
export const DocumentPairs = ({ myPage }: { myPage: MyPage }) => (
  <Pairs>
    {byNeed(myPage.sections)
      .slice(0, PAIRS_SHOWN)
      .map((section) => (
        <li key={section.id}>
          {titleLink(myPage, section, nameWithMember(section))}
          <DocumentState {...{ myPage, section }} />
        </li>
      ))}
  </Pairs>
);

const isWaiting = ({ status }: SectionSummary): boolean =>
  status === DocumentCheckStatus.Incomplete || status === DocumentCheckStatus.Rejected;

const DocumentRow = ({ myPage, section }: StateProps) => {
  const { returnDueOn, daysLeft, fileCount, submittedAt, isRequired } = section;
  const dueOn = returnDueOn ?? section.dueOn;
  return (
    <li>
      <Text size={14} isBold>
        {titleLink(myPage, section)} <span>{!isRequired && <Badge>{t((w) => w.optional)}</Badge>}</span>{' '}
        {section.member !== null && <Badge>{section.member.name}</Badge>}
      </Text>
      <DocumentState {...{ myPage, section }} />
      <Notes>
        <Text as="span" size={14} tone="muted">
          {t((w) => w.files, { count: fileCount })}
        </Text>
        {submittedAt !== null && (
          <Text as="span" size={14} tone="muted">
            {t((w) => w.submitted)} {formatDate(submittedAt)}
          </Text>
        )}
        {dueOn !== null && !isNotAsked(myPage, section) && (
          <Text as="span" size={14} tone="muted" isFigure>
            {t((w) => w.due)} {formatDay(dueOn)}
          </Text>
        )}
      </Notes>
      {isWaiting(section) && !isNotAsked(myPage, section) && dueOn !== null && daysLeft !== null ? (
        <Deadline daysLeft={daysLeft} at={formatDay(dueOn)} dateTime={dueOn} show="days" />
      ) : (
        <span />
      )}
    </li>
  );
};

/** Documents as rows with files, days and states. */
export const DocumentRows = ({
  myPage,
  sections,
}: {
  myPage: MyPage;
  sections: readonly SectionSummary[];
}) => (
  <List>
    {sections.map((section) => (
      <DocumentRow key={section.id} myPage={myPage} section={section} />
    ))}
  </List>
);

/** Tab 書類: every document by its group of the life cycle. */
export const DocumentsTab = ({ myPage }: { myPage: MyPage }) => {
  if (myPage.sections.length === 0) {
    return <EmptyState title={t((w) => w.none)}>{t((w) => w.noneText)}</EmptyState>;
  }
  const names = [...new Set(myPage.sections.map(({ kind }) => groupNameOf(kind)))].sort();
  return (
    <Stack gap={24}>
      {names.map((group) => {
        const sections = myPage.sections.filter(({ kind }) => groupNameOf(kind) === group);
        return (
          <Card key={group} title={t((w) => w.group, { group, count: sections.length })}>
            <DocumentRows myPage={myPage} sections={sections} />
          </Card>
        );
      })}
    </Stack>
  );
};
