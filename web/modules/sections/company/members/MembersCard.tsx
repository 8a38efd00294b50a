import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Segments } from '#ui-kit/ProgressBar/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { userMembersText as tm } from './userMembers.words.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin-top: ${space[16]};
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

type Member = MyPageBody['members'][number];

/** The place of a member's documents in the list of all. */
export const memberAnchor = (memberId: number): string => `member-${memberId}`;

/** How far a member's part is, in words. */
export const progressOf = ({ submittedCount, confirmedCount, requiredCount }: Member): string => {
  if (requiredCount > 0 && confirmedCount === requiredCount) return tm((w) => w.whole.allConfirmed);
  const progress = tm((w) => w.whole.progress, { submitted: submittedCount, required: requiredCount });
  return confirmedCount === 0
    ? progress
    : `${progress}\u3000${tm((w) => w.whole.confirmed, { confirmed: confirmedCount })}`;
};

const MemberCard = ({ member, projectId }: { member: Member; projectId: number }) => (
  <Card headingLevel={3} title={member.corporationName}>
    <Stack gap={12}>
      <Text size={14} tone="muted">
        {member.role}
      </Text>
      <Text size={14} isFigure>
        {progressOf(member)}
      </Text>
      <Segments
        label={tm((w) => w.whole.progress, {
          submitted: member.submittedCount,
          required: member.requiredCount,
        })}
        done={member.submittedCount}
        total={member.requiredCount}
      />
      <TextLink
        as={Link}
        variant="arrow"
        href={`${userPaths.sections(projectId)}#${memberAnchor(member.id)}`}
        aria-label={`${member.corporationName} ${tm((w) => w.whole.open)}`}
      >
        {tm((w) => w.whole.open)}
      </TextLink>
    </Stack>
  </Card>
);

/** 構成員の書類: for the representative, how far each member is. Nothing for who has no members. */
export const MembersCard = ({ members, projectId }: Pick<MyPageBody, 'members' | 'projectId'>) =>
  members.length === 0 ? null : (
    <section aria-labelledby="members">
      <SectionHeading id="members">{tm((w) => w.whole.title)}</SectionHeading>
      <Text size={14} tone="muted">
        {tm((w) => w.whole.note)}
      </Text>
      <Cards>
        {members.map((member) => (
          <MemberCard key={member.id} member={member} projectId={projectId} />
        ))}
      </Cards>
    </section>
  );
