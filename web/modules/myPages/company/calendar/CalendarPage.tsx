import { CalendarPlus } from 'lucide-react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { type CalendarEntry, EntryList } from '#web/modules/office/shared/calendar/EntryList.tsx';
import { SubscribeButton } from '#web/modules/office/shared/calendar/subscribe/SubscribeButton.tsx';
import { CalendarEntryKind } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { calendarText as t } from '#web/parts/calendar/calendar.words.ts';
import { weeksOf } from '#web/parts/calendar/calendarMonth.ts';
import { MonthGrid, monthText } from '#web/parts/calendar/MonthGrid.tsx';
import { MonthSteps } from '#web/parts/calendar/MonthSteps.tsx';
import { useMonth } from '#web/parts/calendar/useMonth.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { useDownload } from '#web/parts/files/useDownload.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDay, formatInteger } from '#web/parts/text/format.ts';

const title = t((w) => w.title);

type Place = Pick<MyPageBody, 'id' | 'projectId'>;

const hrefOf = (entry: CalendarEntry): string | null => {
  const { projectId } = entry.mypage;
  if (entry.sectionId !== null) return userPaths.section(projectId, entry.sectionId);
  if (entry.recoveryId !== null) return userPaths.recovery(projectId, entry.recoveryId);
  if (entry.paymentId !== null) return userPaths.payouts(projectId);
  return entry.kind === CalendarEntryKind.Duty ? userPaths.duties(projectId) : null;
};

/** All dates as a file for the calendar that the person uses anyway. */
const DownloadButton = ({ id }: Pick<Place, 'id'>) => {
  const { save, isSaving } = useDownload(`/api/user/my_page/calendar/download?mypageID=${id}`, {
    failed: t((w) => w.own.downloadFailed),
  });
  return (
    <Button icon={CalendarPlus} isBusy={isSaving} onClick={() => void save()}>
      {t((w) => w.own.download)}
    </Button>
  );
};

const partsOf = (items: readonly CalendarEntry[]) => (day: string) => {
  const entries = items.filter(({ on }) => on === day);
  return entries.length === 0 ? [] : [<EntryList key={day} entries={entries} hrefOf={hrefOf} />];
};

/** Says how far the dates of an answer reach that has not all of them: an empty day after it is none without dates. */
const Cut = ({ items, total }: { items: readonly CalendarEntry[]; total: number }) => {
  const last = items.at(-1);
  if (last === undefined || items.length === total) return null;
  return (
    <Notice tone="warning" title={t((w) => w.own.cutTitle, { day: formatDay(last.on) })}>
      {t((w) => w.own.cut, { total: formatInteger(total), shown: formatInteger(items.length) })}
    </Notice>
  );
};

const MonthCard = ({ id }: Pick<Place, 'id'>) => {
  const at = useMonth();
  const weeks = weeksOf(at.month);
  const from = weeks[0]?.[0] ?? '';
  const to = weeks.at(-1)?.at(-1) ?? '';
  const read = useRead(
    '/api/user/my_page/calendar',
    { query: { mypageID: id, from, to } },
    { keepsPrevious: true },
  );
  return (
    <Card
      title={<span aria-live="polite">{monthText(at.month)}</span>}
      aside={
        <Row gap={8}>
          <MonthSteps at={at} />
        </Row>
      }
    >
      <ReadState read={read} title={title} skeleton={<Skeleton rows={8} />}>
        {({ body: { items, total } }) => (
          <>
            <Cut items={items} total={total} />
            <MonthGrid month={at.month} partsOf={partsOf(items)} />
            {items.every(({ on }) => !on.startsWith(at.month)) && (
              <Text tone="muted">{t((w) => w.own.empty)}</Text>
            )}
          </>
        )}
      </ReadState>
    </Card>
  );
};

/** /user/{projectId}/calendar: what is due and what takes place, month by month. */
export const CalendarPage = () => {
  const read = useMyPage();
  return (
    <Page width="page">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={8} />}>
        {({ body: { id } }) => (
          <>
            <PageHeader
              rhythm="business"
              title={title}
              context={t((w) => w.own.context)}
              actions={
                <>
                  <DownloadButton id={id} />
                  <SubscribeButton of={{ mypageID: id }} />
                </>
              }
            />
            <Stack gap={16}>
              <MonthCard id={id} />
              <Text size={14} tone="muted">
                {t((w) => w.own.downloadHelp)}
              </Text>
            </Stack>
          </>
        )}
      </ReadState>
    </Page>
  );
};
