import { Row } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { EditMember } from './EditMember.tsx';
import { membersText as tm } from './members.words.ts';
import { RemoveMember } from './RemoveMember.tsx';

type Member = components['schemas']['Members']['items'][number];

const progressOf = ({ requiredCount, submittedCount, confirmedCount }: Member): string =>
  requiredCount === 0
    ? tm((w) => w.noPapers)
    : tm((w) => w.progress, {
        submitted: submittedCount,
        required: requiredCount,
        confirmed: confirmedCount,
      });

const corporationPath = (id: number): string => `/admin/corporation/${id}`;

type LineProps = {
  readonly member: Member;
  /** Of all members. */
  readonly count: number;
  readonly mayOpen: boolean;
  readonly mayRemove: boolean;
};

type NoUsersProps = Pick<Member, 'corporationId'> & Pick<LineProps, 'mayRemove'>;

/** Nobody of it can log in yet. */
const NoUsers = ({ corporationId, mayRemove }: NoUsersProps) => (
  <Row gap={8}>
    <Text as="span" size={14} tone="danger">
      {tm((w) => w.noUsers)}
    </Text>
    {mayRemove && (
      <TextLink as={Link} href={corporationPath(corporationId)}>
        {tm((w) => w.addUser)}
      </TextLink>
    )}
  </Row>
);

/** One member: since when, how far it is, and what can be done about it. */
export const MemberLine = ({ member, count, mayOpen, mayRemove }: LineProps) => {
  const { corporationId, corporationName, role, joinedOn, leftOn, userCount } = member;
  return (
    <li>
      <div>
        <Text size={14} isBold>
          {mayOpen ? (
            <TextLink as={Link} href={corporationPath(corporationId)}>
              {corporationName}
            </TextLink>
          ) : (
            corporationName
          )}
        </Text>
        <Text size={14}>{role}</Text>
        <Text size={14} tone="muted" isFigure>
          {leftOn === null
            ? `${tm((w) => w.joinedOn, { day: formatDay(joinedOn) })}\u3000${progressOf(member)}`
            : tm((w) => w.left, { day: formatDay(leftOn) })}
        </Text>
        {leftOn === null && userCount === 0 && <NoUsers {...{ corporationId, mayRemove }} />}
      </div>
      {mayRemove && leftOn === null && (
        <Row gap={8}>
          <EditMember member={member} count={count} />
          <RemoveMember member={member} />
        </Row>
      )}
    </li>
  );
};
