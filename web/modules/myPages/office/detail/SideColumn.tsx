import { styled } from 'styled-components';
import { Avatar } from '#ui-kit/Avatar/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, media, space } from '#ui-kit/tokens/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { ActivityFeed } from '#web/modules/trail/office/activity/ActivityFeed.tsx';
import { ConsultantTypeLabel, SupportMethodLabel } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { formatDay, formatPhone } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { myPageText as t } from './myPage.words.ts';

/**
 * Beside the content from 1200 px. Below it the deadlines, which are the first card, come before the content and
 * the others after it (LOOK "Phone").
 */
const Cards = styled.div`
  display: contents;
  > :first-child { order: -1; }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[24]};
  }
`;

const Rows = styled.ul`
  display: grid;
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: start;
    gap: ${space[12]};
    padding: ${space[12]} 0;
    border-top: ${border.normal};
  }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li:last-child { padding-bottom: 0; }
`;

const Person = styled.li`
  && { justify-content: start; align-items: center; padding-block: ${space[8]}; }
`;

/** As many as one takes in at a glance. */
const SHOWN = 5;

const Deadlines = ({ myPage }: { myPage: MyPage }) => (
  <Card title={t((w) => w.side.deadlines)}>
    {myPage.deadlines.length === 0 ? (
      <Text size={14} tone="muted">
        {t((w) => w.side.noDeadlines)}
      </Text>
    ) : (
      <Rows>
        {myPage.deadlines.slice(0, SHOWN).map(({ key, label, dueOn, daysLeft, sectionId }) => (
          <li key={`${key} ${label} ${dueOn}`}>
            <div>
              <Text size={14} isBold>
                {sectionId === null ? (
                  label
                ) : (
                  <TextLink as={Link} variant="bare" href={myPagePaths.desk(myPage.id, sectionId)}>
                    {label}
                  </TextLink>
                )}
              </Text>
              <Text size={14} tone="muted" isFigure>
                {formatDay(dueOn)}
              </Text>
            </div>
            <Deadline daysLeft={daysLeft} at={formatDay(dueOn)} dateTime={dueOn} show="days" />
          </li>
        ))}
      </Rows>
    )}
  </Card>
);

const peopleOf = ({
  assigneeName,
  inspectorName,
  corporation,
  consultantName,
  consultantType,
  supportMethod,
}: MyPage) => {
  const consultantRole =
    consultantType === null || supportMethod === null
      ? t((w) => w.side.consultantPlain)
      : t((w) => w.side.consultant, {
          type: ConsultantTypeLabel[consultantType],
          method: SupportMethodLabel[supportMethod],
        });
  const phone =
    corporation.contactPhone === null ? '' : `${marks.gap}${formatPhone(corporation.contactPhone)}`;
  return [
    { name: assigneeName, role: t((w) => w.side.assignee) },
    { name: inspectorName, role: t((w) => w.side.inspector) },
    { name: corporation.contactName, role: `${t((w) => w.side.contact)}${phone}` },
    { name: consultantName, role: consultantRole },
  ].flatMap(({ name, role }) => (name === null ? [] : [{ name, role }]));
};

const People = ({ myPage }: { myPage: MyPage }) => (
  <Card title={t((w) => w.side.people)}>
    <Rows>
      {peopleOf(myPage).map(({ name, role }) => (
        <Person key={role}>
          <Avatar name={name} aria-hidden />
          <div>
            <Text size={14} isBold>
              {name}
            </Text>
            <Text size={14} tone="muted">
              {role}
            </Text>
          </div>
        </Person>
      ))}
    </Rows>
  </Card>
);

const Recent = ({ myPage }: { myPage: MyPage }) => {
  const read = useRead('/api/admin/activity', { query: { mypageId: myPage.id, limit: SHOWN } });
  return (
    <Card title={t((w) => w.side.recent)}>
      <Stack gap={16}>
        {read.isPending ? <Skeleton rows={3} /> : <ActivityFeed items={read.data?.body.items ?? []} />}
        <TextLink as={Link} variant="arrow" href={myPagePaths.tab(myPage.id, 'history')}>
          {t((w) => w.side.all)}
        </TextLink>
      </Stack>
    </Card>
  );
};

/** Until when, with whom, what happened last. */
export const SideColumn = ({ myPage }: { myPage: MyPage }) => (
  <Cards>
    <Deadlines myPage={myPage} />
    <People myPage={myPage} />
    <Recent myPage={myPage} />
  </Cards>
);
