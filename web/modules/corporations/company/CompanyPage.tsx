import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { UserIdentities } from '#web/modules/access/company/identities/UserIdentities.tsx';
import { userMembersText as tm } from '#web/modules/sections/company/members/userMembers.words.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDay, formatPostalCode, formatText } from '#web/parts/text/format.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { ContactCard } from './ContactCard.tsx';
import { MailCopiesCard } from './MailCopiesCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { userCompanyText as tp } from './userCompany.words.ts';

const ProfileCard = ({ corporation, projectId }: Pick<MyPageBody, 'corporation' | 'projectId'>) => (
  <Card
    title={tp((w) => w.profile)}
    foot={
      <TextLink as={Link} variant="arrow" href={userPaths.newChange(projectId)}>
        {tp((w) => w.changeProfile)}
      </TextLink>
    }
  >
    <Facts
      facts={[
        { term: tp((w) => w.name), value: corporation.name },
        { term: tp((w) => w.code), value: corporation.displayCode },
        { term: tp((w) => w.prefecture), value: PrefectureLabel[corporation.prefecture] },
        { term: tp((w) => w.representative), value: corporation.representativeName },
      ]}
    />
  </Card>
);

const Site = ({ sitePostalCode, sitePrefecture, siteAddress }: MyPageBody) => (
  <>
    <TextPart>{sitePostalCode !== null && `${formatPostalCode(sitePostalCode)} `}</TextPart>
    {formatPlace(sitePrefecture, siteAddress)}
  </>
);

const UndertakingCard = ({ myPage }: { myPage: MyPageBody }) => (
  <Card title={tp((w) => w.undertaking)}>
    <Facts
      facts={[
        { term: tp((w) => w.displayCode), value: myPage.displayCode },
        { term: tp((w) => w.plan), value: myPage.planTitle },
        {
          term: tp((w) => w.site),
          key: 'site',
          value: (
            <>
              {formatText(myPage.siteName)}
              <br />
              <Site {...myPage} />
            </>
          ),
        },
      ]}
    />
  </Card>
);

/** What a member may know of the undertaking of another. */
const MembershipCard = ({ myPage }: { myPage: MyPageBody }) => (
  <Card title={tm((w) => w.company.title)} foot={<Text tone="muted">{tm((w) => w.company.contact)}</Text>}>
    <Facts
      facts={[
        { term: tp((w) => w.displayCode), value: myPage.displayCode },
        { term: tp((w) => w.plan), value: myPage.planTitle },
        { term: tm((w) => w.part.representative), value: myPage.corporation.name },
        ...myPage.members.flatMap(({ role, joinedOn }) => [
          { term: tm((w) => w.part.role), value: role },
          { term: tm((w) => w.company.joinedOn), value: formatDay(joinedOn) },
        ]),
      ]}
    />
  </Card>
);

const contextOf = ({ memberId }: MyPageBody): string =>
  memberId === null ? tp((w) => w.context) : tm((w) => w.company.context);

/** /user/{projectId}/company: the company as it is registered, its contact, where one is logged in. */
export const CompanyPage = () => {
  const read = useMyPage();
  const title = tp((w) => w.title);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body, etag }) => (
          <>
            <PageHeader rhythm="business" title={title} context={contextOf(body)} />
            <Stack gap={24}>
              {body.memberId === null ? (
                <>
                  <ProfileCard {...body} />
                  <ContactCard corporation={body.corporation} etag={etag} />
                  <UndertakingCard myPage={body} />
                </>
              ) : (
                <MembershipCard myPage={body} />
              )}
              <MailCopiesCard />
              <SessionsCard />
              <UserIdentities />
            </Stack>
          </>
        )}
      </ReadState>
    </Page>
  );
};
