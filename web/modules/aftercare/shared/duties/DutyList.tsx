import { styled } from 'styled-components';
import { Row } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, leading, size, space } from '#ui-kit/tokens/index.ts';
import { DutyStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { DutyStatusTag } from '#web/parts/status/DutyStatusTag.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { dutiesText as t } from './duties.words.ts';

type Schemas = components['schemas'];
type Duty = Schemas['Duty'];

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]} ${space[16]};
    min-height: ${size.target};
    padding: ${space[8]} 0;
    border-top: ${border.normal};
    line-height: ${leading[20]};
  }
  > li:first-child { border-top: 0; }
`;

/** Two dates of one duty: side by side where there is room. */
const When = styled(Row)`row-gap: 0;`;

const whenOf = ({ status, dueOn, opensOn, doneOn }: Duty): string[] => {
  if (doneOn !== null) return [t((w) => w.plan.done, { day: formatDay(doneOn) })];
  const due = t((w) => w.plan.due, { day: formatDay(dueOn) });
  return status === DutyStatus.Upcoming ? [due, t((w) => w.plan.opens, { day: formatDay(opensOn) })] : [due];
};

/** What is owed, the next due first. @param hrefOf where the paper of a duty is */
export const DutyList = ({
  items,
  hrefOf,
}: {
  items: readonly Duty[];
  hrefOf: (sectionId: number) => string;
}) => (
  <List>
    {items.map((duty) => (
      <li key={duty.id}>
        <div>
          {duty.sectionId === null ? (
            <Text as="span">{duty.title}</Text>
          ) : (
            <TextLink as={Link} href={hrefOf(duty.sectionId)}>
              {duty.title}
            </TextLink>
          )}
          <When gap={12}>
            {whenOf(duty).map((words) => (
              <Text key={words} tone="muted" size={14} isFigure>
                {words}
              </Text>
            ))}
          </When>
        </div>
        <Row>
          <DutyStatusTag status={duty.status} />
        </Row>
      </li>
    ))}
  </List>
);

/** How long the papers of an undertaking are kept. */
export const keepWords = ({ retentionUntilOn, retentionYears, openCount }: Schemas['DutyPlan']): string =>
  retentionUntilOn === null
    ? t((w) => w.plan.keepOpen, { years: retentionYears, count: openCount })
    : t((w) => w.plan.keepUntil, { day: formatDay(retentionUntilOn) });
