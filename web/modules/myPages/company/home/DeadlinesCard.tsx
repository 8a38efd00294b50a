import { Card } from '#ui-kit/Card/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { deadlineAt } from '#web/modules/sections/company/sections/deadlineAt.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { Muted, NewsList } from '#web/parts/company/LinedList.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { userMyPageText as t } from '../userMyPage.words.ts';

/** What a side card shows before one has to go on to the list. */
const SHOWN = 5;

type DeadlinesCardProps = Pick<MyPageBody, 'deadlines' | 'projectId' | 'sections'>;

/** Where it is done: its paper, the deals that came back to a member, or the report that the work is completed. */
const placeOf = (
  { key, sectionId }: Pick<MyPageBody['deadlines'][number], 'key' | 'sectionId'>,
  projectId: number,
): string | null => {
  if (sectionId !== null) return userPaths.section(projectId, sectionId);
  if (key === 'return') return userPaths.payments(projectId);
  return key === 'plannedCompletion' || key === 'completionDeadline' ? userPaths.completion(projectId) : null;
};

/** 近い期限, the nearest first; each leads to its paper where there is one. */
export const DeadlinesCard = ({ deadlines, projectId, sections }: DeadlinesCardProps) => {
  const isReturn = (id: number | null) => sections.some((one) => one.id === id && one.returnDueOn !== null);
  return (
    <Card title={t((w) => w.deadlines.title)}>
      {deadlines.length === 0 && <Text tone="muted">{t((w) => w.deadlines.empty)}</Text>}
      <NewsList>
        {deadlines.slice(0, SHOWN).map(({ key, label, dueOn, daysLeft, sectionId }) => {
          const at =
            key === 'return' || isReturn(sectionId)
              ? deadlineAt(dueOn, true)
              : { at: formatDay(dueOn), dateTime: dueOn };
          const href = placeOf({ key, sectionId }, projectId);
          return (
            <li key={`${key} ${sectionId} ${dueOn}`}>
              <span>
                {href === null ? <b>{label}</b> : <Link href={href}>{label}</Link>}
                <br />
                <Muted>
                  <time dateTime={at.dateTime}>{at.at}</time>
                </Muted>
              </span>
              <Deadline daysLeft={daysLeft} show="days" {...at} />
            </li>
          );
        })}
      </NewsList>
    </Card>
  );
};
