import { styled } from 'styled-components';
import { Row } from '#ui-kit/Layout/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { DeskTitle, DeskTop } from '#web/parts/desk/queue/DeskTop.tsx';
import { type ApplicationFamilyName, adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { formatDateTime, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applications.words.ts';
import { SimilarLine } from '../detail/SimilarNotice.tsx';
import type { Application } from '../detail/useApplication.ts';
import { applicationQueueSearch } from '../queue/applicationQueue.ts';
import type { ApplicationQueueState } from '../queue/useApplicationQueue.ts';

const TABS = ['check', 'score', 'returns', 'history'] as const;

/** The pages of an application; the first is the desk itself. */
export type Tab = (typeof TABS)[number];

/** The page that the address names; the desk for any other. */
export const tabOf = (search: URLSearchParams): Tab =>
  TABS.find((name) => name === search.get('tab')) ?? 'check';

/** The tabs end the head without a gap. */
const TabsRow = styled.div`
  margin-bottom: calc(-1 * ${space[16]});
`;

type HeadProps = {
  readonly family: ApplicationFamilyName;
  readonly application: Application;
  readonly pile: ApplicationQueueState;
  readonly tab: Tab;
  /** 9/10, beside 確認. */
  readonly checkCount?: string;
};

const pileText = ({ queue, total, at }: ApplicationQueueState): string => {
  if (total === null) return '';
  const name = t((w) => w.piles[queue.pile]);
  return at === null ? t((w) => w.piles.left, { name, total }) : t((w) => w.piles.of, { name, total, at });
};

/** Code, applicant, status, what else the corporation applied for, and where in the pile. */
export const ApplicationHead = (props: HeadProps) => {
  const { application, family, pile } = props;
  const name = applicantNameOf(application);
  const code = application.displayCode ?? t((w) => w.list.noCode);
  usePageTitle(`${code} ${name}`);
  return (
    <>
      <DeskTop
        trail={[
          { label: familyApplications(family), href: adminPaths.applications(family) },
          { label: `${code} ${name}` },
        ]}
        label={t((w) => w.piles.label)}
        text={pileText(pile)}
        pile={pile}
      />
      <Row gap={16}>
        <DeskTitle>{`${code}${marks.gap}${name}`}</DeskTitle>
        <ApplicationStatusTag status={application.status} />
        <Text as="span" size={14} tone="muted">
          {application.submittedAt === null
            ? t((w) => w.page.notSubmitted)
            : t((w) => w.page.submitted, { at: formatDateTime(application.submittedAt) })}
        </Text>
        <Text as="span" size={14} tone="muted">
          {t((w) => w.page.amount, { amount: formatYen(application.subsidyAmount) })}
        </Text>
      </Row>
      <SimilarLine application={application} />
      <TabsRow>
        <Pages {...props} />
      </TabsRow>
    </>
  );
};

/** The pages of the application; each keeps the place in the pile. */
const Pages = ({ application, family, pile, tab, checkCount }: HeadProps) => {
  const open = application.returnItems.filter(({ status }) => status !== ReturnItemStatus.Closed).length;
  const counts: Partial<Record<Tab, string | number>> = {
    ...(checkCount === undefined ? {} : { check: checkCount }),
    ...(open === 0 ? {} : { returns: open }),
  };
  const place = applicationQueueSearch({ ...pile.queue, at: pile.at ?? pile.queue.at });
  return (
    <LinkTabs
      aria-label={t((w) => w.page.tabs)}
      currentId={tab}
      items={TABS.map((name) => {
        const count = counts[name];
        return {
          id: name,
          label: t((w) => w.page[name]),
          href: `${adminPaths.application(family, application.id)}${place}&tab=${name}`,
          ...(count === undefined ? {} : { count }),
        };
      })}
    />
  );
};
