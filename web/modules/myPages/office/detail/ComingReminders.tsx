import { styled } from 'styled-components';
import { addDays } from '#rules/calendar.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import { remindersText as t } from '#web/modules/correspondence/office/reminders/reminders.words.ts';
import { holdText, offsetText } from '#web/modules/correspondence/office/reminders/reminderTexts.ts';
import { ReminderKindLabel, ReminderState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { ReminderStateTag } from '#web/parts/status/letters/ReminderStateTag.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';

type Reminder = components['schemas']['Reminder'];

const Items = styled.ul`
  display: grid;
  & > li { display: grid; gap: ${space[4]}; padding: ${space[12]} 0; border-top: ${border.normal}; }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li:last-child { padding-bottom: 0; }
`;

/** Four weeks with their weekends. */
const DAYS = 27;
/** As many as are read at a glance; the list has all. */
const SHOWN = 5;

const Item = ({ reminder }: { readonly reminder: Reminder }) => {
  const { on, title, kind, dueOn, state } = reminder;
  const notes = [
    ReminderKindLabel[kind],
    `${t((w) => w.dueOn)} ${formatDay(dueOn)}`,
    offsetText(reminder),
    holdText(reminder) ?? '',
  ];
  return (
    <li>
      <Row isBetween>
        <Text isBold>{[formatDay(on), title].join(marks.gap)}</Text>
        <ReminderStateTag status={state} />
      </Row>
      <Text size={14} tone="muted">
        {notes.filter((note) => note !== '').join(marks.gap)}
      </Text>
    </li>
  );
};

/** What the business will be told next, by the rules of its round, as things are now. */
export const ComingReminders = ({ mypageId }: { readonly mypageId: number }) => {
  const from = todayInTokyo();
  const query = {
    from,
    to: addDays(from, DAYS),
    mypage_id: mypageId,
    state: [ReminderState.Planned, ReminderState.Held],
    limit: SHOWN,
  };
  const read = useRead('/api/admin/reminder', { query });
  const body = read.data?.body;
  if (read.isError) return <Notice tone="danger" title={t((w) => w.coming.broken)} />;
  if (body === undefined) return <Skeleton shape="card" rows={2} />;
  return (
    <Card
      title={t((w) => w.coming.title)}
      aside={
        body.total > SHOWN && (
          <TextLink href={`${adminPaths.reminders}?mypage_id=${mypageId}`}>{t((w) => w.coming.all)}</TextLink>
        )
      }
    >
      <Stack gap={16}>
        <Text size={14} tone="muted">
          {body.total === 0 ? t((w) => w.coming.none) : t((w) => w.coming.context)}
        </Text>
        {body.items.length > 0 && (
          <Items>
            {body.items.map((reminder) => (
              <Item key={reminder.id} reminder={reminder} />
            ))}
          </Items>
        )}
      </Stack>
    </Card>
  );
};
