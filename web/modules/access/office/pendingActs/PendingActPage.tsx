import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { FourEyesActLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { DASH, formatDateTime } from '#web/parts/text/format.ts';
import { hrefOfSubject } from './hrefOfSubject.ts';
import { PendingActActions } from './PendingActActions.tsx';
import { PendingActStatusTag } from './PendingActStatusTag.tsx';
import { pendingActsText as t } from './pendingActs.words.ts';

type PendingAct = components['schemas']['PendingAct'];
type Change = components['schemas']['PendingChange'];
type Props = { readonly act: PendingAct };

/** /admin/pending_act/:id: what somebody asks for, what it changes, what follows, and who decided. JMAC only. */
export const PendingActPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getPendingAct')}>
      <OneAct id={id} />
    </OnlyFor>
  );
};

const OneAct = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/pending_act/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body: act }) => (
        <>
          <Head act={act} onReload={() => void read.refetch()} />
          <Stack gap={24}>
            <Card title={t((w) => w.page.asked)}>
              <Facts variant="compact" facts={askedFacts(act)} />
            </Card>
            <Changes act={act} />
            <Follows act={act} />
            <Decision act={act} />
          </Stack>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ act, onReload }: Props & { onReload: () => void }) => {
  usePageTitle(act.title);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[{ label: t((w) => w.list.title), href: adminPaths.pendingActs }, { label: act.title }]}
        />
      }
      title={act.title}
      context={FourEyesActLabel[act.act]}
      tags={<PendingActStatusTag status={act.status} />}
      actions={<PendingActActions act={act} onReload={onReload} />}
    />
  );
};

const askedFacts = (act: PendingAct): Fact[] => {
  const href = hrefOfSubject(act);
  const subject =
    href === null
      ? []
      : [
          {
            term: t((w) => w.page.subject),
            value: (
              <TextLink as={Link} href={href}>
                {t((w) => w.page.openSubject)}
              </TextLink>
            ),
          },
        ];
  return [
    { term: t((w) => w.list.proposedBy), value: act.proposedByName },
    { term: t((w) => w.list.createdAt), value: formatDateTime(act.createdAt) },
    { term: t((w) => w.list.endsAt), value: formatDateTime(act.endsAt) },
    ...subject,
    ...(act.reason === null ? [] : [{ term: t((w) => w.page.reason), value: act.reason }]),
  ];
};

/** 3 → 5; of what is not there yet what it will be. */
const Step = ({ change: { before, after } }: { change: Change }) => (
  <span>
    {before !== null && <span>{t((w) => w.page.before, { before })}</span>}
    <b>{after ?? DASH}</b>
  </span>
);

const Changes = ({ act: { changes } }: Props) =>
  changes.length === 0 ? null : (
    <Card title={t((w) => w.page.changes)}>
      <Facts
        variant="compact"
        facts={changes.map((change) => ({
          key: change.label,
          term: change.label,
          value: <Step change={change} />,
        }))}
      />
    </Card>
  );

const Follows = ({ act: { follows } }: Props) =>
  follows.length === 0 ? null : (
    <Card title={t((w) => w.page.follows)}>
      <Stack gap={8}>
        {follows.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Card>
  );

const Decision = ({ act: { decidedAt, decidedByName, decisionReason } }: Props) => {
  if (decidedAt === null) return null;
  const facts = [
    { term: t((w) => w.page.decidedBy), value: decidedByName ?? DASH },
    { term: t((w) => w.page.decidedAt), value: formatDateTime(decidedAt) },
    ...(decisionReason === null ? [] : [{ term: t((w) => w.page.decisionReason), value: decisionReason }]),
  ];
  return (
    <Card title={t((w) => w.page.decision)}>
      <Facts variant="compact" facts={facts} />
    </Card>
  );
};
