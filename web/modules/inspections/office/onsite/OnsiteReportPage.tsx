import { Send } from 'lucide-react';
import { Suspense } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { InspectionKindLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import type { PhoneReport } from '#web/parts/offline/phoneDb.ts';
import { isSent, type PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { formatPhone } from '#web/parts/text/format.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { marks } from '#web/parts/text/marks.ts';
import { inspectionsText } from '../inspections.words.ts';
import { whenText } from '../report/whenText.ts';
import { OnsiteForm } from './OnsiteForm.tsx';
import { onsiteText as t } from './onsite.words.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { SendState } from './SendState.tsx';
import { ShotCard } from './ShotCard.tsx';
import { TakeAlongCard } from './TakeAlongCard.tsx';
import { useOutbox } from './useOutbox.ts';
import { type OnPhone, useOnPhone, usePhoneStore, usePictures } from './usePhone.ts';

const WRITERS = typesThatMayCall('addMyPageReportPhoto');

/** /admin/mypage_report/:id/onsite — one report as it lies on this phone: it opens and is written without a line. */
export const OnsiteReportPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={WRITERS}>
      <Suspense fallback={<Skeleton shape="card" rows={6} />}>
        <OneReport id={id} />
      </Suspense>
    </OnlyFor>
  );
};

const OneReport = ({ id }: { readonly id: number }) => {
  const store = usePhoneStore();
  const onPhone = useOnPhone(store);
  if (onPhone === null) return <Skeleton shape="card" rows={6} />;
  const report = onPhone.reports.find((each) => each.id === id);
  return (
    <>
      <link rel="manifest" href="/onsite.webmanifest" />
      {report === undefined ? (
        <>
          <PageHeader over={<Way />} title={t((w) => w.list.title)} />
          <TakeAlongCard store={store} id={id} />
        </>
      ) : (
        <Taken {...{ store, onPhone, report }} />
      )}
    </>
  );
};

const Way = ({ code }: { readonly code?: string }) => (
  <Breadcrumb
    items={[
      { label: inspectionsText((w) => w.list.title), href: adminPaths.reports },
      { label: t((w) => w.list.title), href: adminPaths.onsite },
      ...(code === undefined ? [] : [{ label: code }]),
    ]}
  />
);

type TakenProps = {
  readonly store: PhoneStore;
  readonly onPhone: OnPhone;
  readonly report: PhoneReport;
};

const Taken = ({ store, onPhone, report }: TakenProps) => {
  const { id, base } = report;
  const outbox = useOutbox(store);
  const pictures = usePictures(store, id);
  const sent = isSent(report, onPhone.photos);
  usePageTitle(base.mypage.corporationName);
  return (
    <>
      <PageHeader
        over={<Way code={base.mypage.displayCode} />}
        title={base.mypage.corporationName}
        context={`${InspectionKindLabel[base.kind]}${marks.gap}${base.mypage.planTitle}`}
      />
      <Stack gap={24}>
        <SendState {...{ onPhone, outbox }} here={adminPaths.onsiteReport(id)} />
        <Columns>
          <Stack gap={24}>
            <Remarks report={report} />
            <ShotCard {...{ store, report, pictures }} photos={onPhone.photos} />
            <OnsiteForm {...{ store, report }} />
            {sent && <Submit id={id} />}
            <div>
              <RemoveButton store={store} id={id} isSent={sent} />
            </div>
          </Stack>
          <Place report={report} />
        </Columns>
      </Stack>
    </>
  );
};

/** Why it is to be written anew, or cannot be written. */
const Remarks = ({ report: { base } }: { readonly report: PhoneReport }) => (
  <>
    {base.returnComment !== null && (
      <Notice tone="warning" title={inspectionsText((w) => w.page.returned)}>
        {base.returnComment}
      </Notice>
    )}
    {!base.availableActions.some(({ action }) => action === 'submit') && (
      <Notice tone="warning" title={t((w) => w.take.notWritten)} />
    )}
  </>
);

const Submit = ({ id }: { readonly id: number }) => (
  <Card>
    <Stack gap={12}>
      <Text>{t((w) => w.send.submitText)}</Text>
      <div>
        <ButtonLink variant="primary" icon={Send} href={adminPaths.report(id)}>
          {t((w) => w.send.submit)}
        </ButtonLink>
      </div>
    </Stack>
  </Card>
);

/** When and where, and whom to call before a closed door: first on a phone. */
const Place = ({ report: { base, contact } }: { readonly report: PhoneReport }) => (
  <Card data-first title={inspectionsText((w) => w.page.schedule)}>
    <Facts
      variant="compact"
      facts={[
        { term: inspectionsText((w) => w.page.when), value: <b>{whenText(base)}</b> },
        {
          term: inspectionsText((w) => w.page.place),
          value: formatPlace(base.sitePrefecture, base.siteAddress),
        },
        ...(contact === null
          ? []
          : [
              {
                term: inspectionsText((w) => w.page.contact),
                value: (
                  <>
                    {contact.name}
                    <br />
                    <TextLink href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</TextLink>
                  </>
                ),
              },
            ]),
      ]}
    />
  </Card>
);
