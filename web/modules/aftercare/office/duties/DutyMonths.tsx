import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addDays, addMonths } from '#rules/calendar.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { border, color, media, radius, size, space, text, tone, weight } from '#ui-kit/tokens/index.ts';
import { dutiesText as t } from '#web/modules/aftercare/shared/duties/duties.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatFiscalYear } from '#web/parts/text/format.ts';

type Month = components['schemas']['DutyMonth'];

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};
  ${media.md} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  > li { display: grid; }
  > li > * {
    display: grid;
    gap: ${space[2]};
    min-height: calc(${size.target} * 2);
    padding: ${space[8]};
    border: ${border.normal};
    border-radius: ${radius[6]};
    align-content: start;
    color: ${color.text};
    font-size: ${text[14]};
    text-decoration: none;
  }
  > li > a:hover { background: ${color.surfaceSelected}; }
  b { font-variant-numeric: tabular-nums; }
`;

const Late = styled.span`
  color: ${tone.danger.text};
  font-weight: ${weight.bold};
`;

const totalOf = (rows: readonly Month[]): number =>
  rows.reduce((sum, { waiting, overdue, checking, done }) => sum + waiting + overdue + checking + done, 0);

const lateOf = (rows: readonly Month[]): number => rows.reduce((sum, { overdue }) => sum + overdue, 0);

/** The address of the duties that are due in a month (`YYYY-MM`). */
const monthAddress = (month: string): string => {
  const first = `${month}-01`;
  return `${adminPaths.duties}?dueFrom=${first}&dueBefore=${addDays(addMonths(first, 1), -1)}`;
};

const MonthCell = ({ month, rows }: { month: string; rows: readonly Month[] }) => {
  const count = totalOf(rows);
  const late = lateOf(rows);
  const content = (
    <>
      <span>{t((w) => w.months.month, { month: Number(month.slice(5)) })}</span>
      <b>{count === 0 ? t((w) => w.months.none) : t((w) => w.months.count, { count })}</b>
      {late > 0 && <Late>{t((w) => w.months.overdue, { count: late })}</Late>}
    </>
  );
  if (count === 0) return <div>{content}</div>;
  return <Link href={monthAddress(month)}>{content}</Link>;
};

const monthsOf = (fiscalYear: number): string[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(`${fiscalYear}-04-01`, index).slice(0, 7));

/** The office's calendar: how many reports are due in each month of a fiscal year; each opens its rows. */
export const DutyMonths = ({ projectId }: { projectId: number | undefined }) => {
  const [year, setYear] = useState<number>();
  const query = {
    ...(year === undefined ? {} : { fiscalYear: year }),
    ...(projectId === undefined ? {} : { project_id: projectId }),
  };
  const read = useRead('/api/admin/duty/month', { query }, { keepsPrevious: true });
  const body = read.data?.body;
  if (read.isError) return <Notice tone="danger" title={t((w) => w.months.broken)} />;
  if (body === undefined) return <Skeleton shape="card" rows={2} />;
  const { fiscalYear, items } = body;
  return (
    <Card
      title={t((w) => w.months.title, { year: formatFiscalYear(fiscalYear) })}
      aside={
        <Row gap={8}>
          <Button icon={ChevronLeft} onClick={() => setYear(fiscalYear - 1)}>
            {t((w) => w.months.before)}
          </Button>
          <Button icon={ChevronRight} onClick={() => setYear(fiscalYear + 1)}>
            {t((w) => w.months.after)}
          </Button>
        </Row>
      }
    >
      <Grid>
        {monthsOf(fiscalYear).map((month) => (
          <li key={month}>
            <MonthCell month={month} rows={items.filter((item) => item.month === month)} />
          </li>
        ))}
      </Grid>
    </Card>
  );
};
