import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { DutiesOfMyPage } from '#web/modules/aftercare/office/duties/DutiesOfMyPage.tsx';
import { DisposalsOfMyPage } from '#web/modules/aftercare/office/property/DisposalsOfMyPage.tsx';
import { LedgerOfMyPage } from '#web/modules/aftercare/office/property/LedgerOfMyPage.tsx';
import { AmountsOfMyPage } from '#web/modules/money/office/amounts/AmountsOfMyPage.tsx';
import { PayoutsOfMyPage } from '#web/modules/money/office/payouts/PayoutsOfMyPage.tsx';
import { RecoveriesOfMyPage } from '#web/modules/money/office/recoveries/RecoveriesOfMyPage.tsx';
import { DocumentRows } from '#web/modules/sections/office/documents/DocumentLists.tsx';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { SectionKind } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDay, formatText } from '#web/parts/text/format.ts';
import { ChangesOfMyPage } from '../changes/ChangesOfMyPage.tsx';
import { DelayCard, type DelayCardProps } from './DelayCard.tsx';
import { myPageText as t } from './myPage.words.ts';

const ofKinds = (myPage: MyPage, kinds: readonly SectionKind[]) =>
  myPage.sections.filter(({ kind }) => kinds.includes(kind));

const REQUESTS = [SectionKind.Change, SectionKind.Delay, SectionKind.Suspension];

/** Tab 変更・遅延: the causes of the delay and the requests. */
export const DelayTab = (props: DelayCardProps) => {
  const requests = ofKinds(props.myPage, REQUESTS);
  return (
    <Stack gap={24}>
      <DelayCard {...props} />
      <ChangesOfMyPage mypageId={props.myPage.id} />
      <Card title={t((w) => w.delay.requests)}>
        {requests.length === 0 ? (
          <EmptyState title={t((w) => w.delay.noRequests)}>{t((w) => w.delay.noRequestsText)}</EmptyState>
        ) : (
          <DocumentRows myPage={props.myPage} sections={requests} />
        )}
      </Card>
    </Stack>
  );
};

/** Tab 完了検査: who inspects when, and the reports. */
export const InspectionTab = ({ myPage }: { myPage: MyPage }) => (
  <Card title={t((w) => w.inspection.title)}>
    <Stack gap={16}>
      <Facts
        variant="compact"
        facts={[
          { term: t((w) => w.inspection.inspector), value: formatText(myPage.inspectorName) },
          { term: t((w) => w.inspection.reportedOn), value: formatDay(myPage.reportedOn) },
          { term: t((w) => w.inspection.inspectedOn), value: formatDay(myPage.inspectedOn) },
        ]}
      />
      {myPage.reportIds.length === 0 && (
        <EmptyState title={t((w) => w.inspection.none)}>{t((w) => w.inspection.noneText)}</EmptyState>
      )}
      {myPage.reportIds.map((id, index) => (
        <TextLink key={id} as={Link} variant="arrow" href={`/admin/mypage_report/${id}`}>
          {t((w) => w.inspection.open, { number: index + 1 })}
        </TextLink>
      ))}
    </Stack>
  </Card>
);

/** Tab 支払: how much is granted and confirmed, by whose word, its payments, and what has to come back of it. */
export const PaymentTab = ({ myPage }: { myPage: MyPage }) => {
  const mayCall = useMayCall();
  if (!mayCall('getPayoutLedger')) return <EmptyState title={t((w) => w.amounts.hidden)} />;
  return <Money myPage={myPage} />;
};

const Money = ({ myPage }: { myPage: MyPage }) => (
  <Stack gap={24}>
    <AmountsOfMyPage mypageId={myPage.id} projectStatus={myPage.projectStatus} />
    <PayoutsOfMyPage
      mypageId={myPage.id}
      corporationId={myPage.corporation.id}
      confirmedOn={myPage.confirmedOn}
      isAccountConfirmed={myPage.bankAccountConfirmed}
    />
    <RecoveriesOfMyPage mypageId={myPage.id} paidAmount={myPage.paidAmount} />
  </Stack>
);

const AFTERWARDS = [SectionKind.Property, SectionKind.TaxDeduction, SectionKind.Effect];

/** Tab 財産管理: the ledger, what is owed after the payment, year by year, and the papers. */
export const PropertyTab = ({ myPage }: { myPage: MyPage }) => {
  const sections = ofKinds(myPage, AFTERWARDS);
  return (
    <Stack gap={24}>
      <LedgerOfMyPage mypageId={myPage.id} />
      <DisposalsOfMyPage mypageId={myPage.id} />
      <DutiesOfMyPage mypageId={myPage.id} />
      {sections.length === 0 ? (
        <EmptyState title={t((w) => w.property.none)}>{t((w) => w.property.noneText)}</EmptyState>
      ) : (
        <Card title={t((w) => w.property.title)}>
          <DocumentRows myPage={myPage} sections={sections} />
        </Card>
      )}
    </Stack>
  );
};
