import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { media, size, space } from '#ui-kit/tokens/index.ts';
import { userMembersText as tm } from '#web/modules/sections/company/members/userMembers.words.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { LinedList } from '#web/parts/company/LinedList.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatFiscalYear } from '#web/parts/text/format.ts';
import { DeadlinesCard } from '../home/DeadlinesCard.tsx';
import { FlowCard } from '../home/FlowCard.tsx';
import { AnnouncementsCard, NotificationsCard } from '../home/NewsCards.tsx';
import { NextActionCard } from '../home/NextActionCard.tsx';
import { SectionRow } from '../home/SectionRow.tsx';
import { ThreadsCard } from '../home/ThreadsCard.tsx';
import { WaitingCard } from '../home/WaitingCard.tsx';
import { userMyPageText as t } from '../userMyPage.words.ts';

/** As on the page of a representative: what is due first, then the documents; wide, these stand at the left. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${size.sideWidth};
    grid-template-rows: auto 1fr;
    && > * { grid-column: 2; }
    > [data-documents] { grid-column: 1; grid-row: 1 / span 2; }
  }
`;

/** The papers of its deals stand with the deals; one that came back is to be put right. */
const isDocument = ({ branchNumber, status }: MyPageBody['sections'][number]): boolean =>
  branchNumber === null || status === DocumentCheckStatus.Rejected;

const Documents = ({ sections: all, projectId, corporation }: MyPageBody) => {
  const sections = all.filter(isDocument);
  return (
    <Card title={tm((w) => w.part.documents)}>
      <Stack gap={16}>
        <Text size={14} tone="muted">
          {tm((w) => w.part.documentsNote, { name: corporation.name })}
        </Text>
        {sections.length === 0 ? (
          <EmptyState title={tm((w) => w.part.none)}>{tm((w) => w.part.noneText)}</EmptyState>
        ) : (
          <LinedList>
            {sections.map((section) => (
              <SectionRow key={section.id} state={{ kind: 'mixed' }} {...{ section, projectId }} />
            ))}
          </LinedList>
        )}
      </Stack>
    </Card>
  );
};

/** What it pays for stands in a list of its own. */
const Deals = ({ projectId }: Pick<MyPageBody, 'projectId'>) => (
  <Card title={tm((w) => w.part.deals)}>
    <Stack gap={12}>
      <Text size={14}>{tm((w) => w.part.dealsText)}</Text>
      <TextLink as={Link} variant="arrow" href={userPaths.payments(projectId)}>
        {tm((w) => w.part.openDeals)}
      </TextLink>
    </Stack>
  </Card>
);

const factsOf = ({ corporation, members: [own] }: MyPageBody) => [
  { term: tm((w) => w.part.representative), value: corporation.name },
  ...(own === undefined
    ? []
    : [
        {
          term: tm((w) => w.part.done),
          value: tm((w) => w.part.doneValue, {
            confirmed: own.confirmedCount,
            required: own.requiredCount,
          }),
        },
      ]),
];

/** /user/{projectId} of a member: whose undertaking it is, and its own part of it. */
export const MemberHome = ({ myPage }: { myPage: MyPageBody }) => {
  const { displayCode, project, planTitle, members } = myPage;
  const over = tm((w) => w.part.over, {
    code: displayCode,
    year: formatFiscalYear(project.fiscalYear),
    round: project.round,
  });
  return (
    <>
      <PageHeader
        rhythm="business"
        over={over}
        title={t((w) => w.title, { name: members[0]?.corporationName ?? '' })}
        context={planTitle}
        actions={<Facts variant="pairs" facts={factsOf(myPage)} />}
      />
      <Stack gap={24}>
        <NextActionCard myPage={myPage} />
        <FlowCard lifecycle={myPage.lifecycle} />
        <Body>
          <DeadlinesCard {...myPage} />
          <div data-documents>
            <Documents {...myPage} />
          </div>
          <Stack gap={24}>
            <Deals {...myPage} />
            <WaitingCard {...myPage} />
            <NotificationsCard {...myPage} />
            <ThreadsCard {...myPage} />
            <AnnouncementsCard {...myPage} />
          </Stack>
        </Body>
      </Stack>
    </>
  );
};
