import { styled } from 'styled-components';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { media, size, space } from '#ui-kit/tokens/index.ts';
import { MembersCard } from '#web/modules/sections/company/members/MembersCard.tsx';
import { ownSections } from '#web/modules/sections/company/members/ownSections.ts';
import { useSessions } from '#web/parts/api/services.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { formatDay, formatFiscalYear, formatYen } from '#web/parts/text/format.ts';
import { DeadlinesCard } from './home/DeadlinesCard.tsx';
import { DocumentCards } from './home/DocumentCards.tsx';
import { FlowCard } from './home/FlowCard.tsx';
import { AnnouncementsCard, NotificationsCard } from './home/NewsCards.tsx';
import { NextActionCard } from './home/NextActionCard.tsx';
import { ThreadsCard } from './home/ThreadsCard.tsx';
import { WaitingCard } from './home/WaitingCard.tsx';
import { MemberHome } from './members/MemberHome.tsx';
import { userMyPageText as t } from './userMyPage.words.ts';

/** The order in the page is that of a phone: deadlines, documents, news; wide, documents stand at the left. */
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

const titleOf = (name: string): string => t((w) => w.title, { name });

/** The amount that counts now: what was granted, and from the notice on what it was fixed at. */
const HeadFacts = ({ grantAmount, confirmedAmount, completionOn, plannedCompletionOn }: MyPageBody) => {
  const completion =
    completionOn === null
      ? { term: t((w) => w.plannedCompletion), value: formatDay(plannedCompletionOn) }
      : { term: t((w) => w.completion), value: formatDay(completionOn) };
  const amount = (
    <Text as="span" size={18} isBold isFigure>
      {formatYen(confirmedAmount ?? grantAmount)}
    </Text>
  );
  const term = confirmedAmount === null ? t((w) => w.grantAmount) : t((w) => w.confirmedAmount);
  return <Facts variant="pairs" facts={[{ term, value: amount }, completion]} />;
};

const Content = ({ myPage }: { myPage: MyPageBody }) => {
  const { displayCode, project, corporation, planTitle } = myPage;
  const over = t((w) => w.over, {
    code: displayCode,
    year: formatFiscalYear(project.fiscalYear),
    round: project.round,
  });
  return (
    <>
      <PageHeader
        rhythm="business"
        over={over}
        title={titleOf(corporation.name)}
        context={planTitle}
        actions={<HeadFacts {...myPage} />}
      />
      <Stack gap={24}>
        <NextActionCard myPage={myPage} />
        <FlowCard lifecycle={myPage.lifecycle} />
        <Body>
          <DeadlinesCard {...myPage} />
          <div data-documents>
            <Stack gap={32}>
              <DocumentCards {...myPage} sections={ownSections(myPage)} />
              <MembersCard {...myPage} />
            </Stack>
          </div>
          <Stack gap={24}>
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

const Loading = () => (
  <Stack gap={24}>
    <Skeleton shape="card" rows={2} />
    <Skeleton shape="card" rows={1} />
    <Skeleton shape="table" rows={5} />
  </Stack>
);

/** /user/{projectId}: what to do next, how far it has come, until when, every paper, what the desk says. */
export const MyPage = () => {
  const read = useMyPage();
  const corporation = useSessions().userSession.user?.corporationName ?? '';
  return (
    <Page width="page">
      <ReadState read={read} title={titleOf(corporation)} skeleton={<Loading />}>
        {({ body }) => (body.memberId === null ? <Content myPage={body} /> : <MemberHome myPage={body} />)}
      </ReadState>
    </Page>
  );
};
