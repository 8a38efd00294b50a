import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, media, space } from '#ui-kit/tokens/index.ts';
import { MembersCard } from '#web/modules/corporations/office/members/MembersCard.tsx';
import { DocumentPairs } from '#web/modules/sections/office/documents/DocumentLists.tsx';
import { documentsText } from '#web/modules/sections/office/documents/documents.words.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { DelayStatus, ProjectCategoryLabel } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import {
  DASH,
  formatDate,
  formatInteger,
  formatPostalCode,
  formatText,
  formatYen,
} from '#web/parts/text/format.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { DelayCard, type DelayCardProps } from './DelayCard.tsx';
import { myPageText as t } from './myPage.words.ts';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} 0;
  & > div { display: grid; align-content: start; gap: ${space[2]}; }
  & > div + div { padding-top: ${space[12]}; border-top: ${border.normal}; }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > div { padding-inline: ${space[16]}; }
    & > div:first-child { padding-left: 0; }
    & > div + div { padding-top: 0; border-top: 0; border-left: ${border.normal}; }
  }
`;

type FigureProps = { name: string; amount: number | null; note: string };

const Figure = ({ name, amount, note }: FigureProps) => (
  <div>
    <Text as="dt" size={14} tone="muted">
      {name}
    </Text>
    <Text as="dd" size={20} isBold isFigure>
      {formatInteger(amount)}
    </Text>
    <Text as="dd" size={12} tone="muted">
      {note}
    </Text>
  </div>
);

const noteOn = (day: string | null, words: (day: string) => string, otherwise: string): string =>
  day === null ? otherwise : words(formatDate(day));

const Amounts = ({ myPage }: { myPage: MyPage }) => (
  <Card
    title={t((w) => w.amounts.title)}
    aside={
      <Text as="span" size={14} tone="muted">
        {t((w) => w.amounts.unit)}
      </Text>
    }
  >
    {myPage.totalCost === null ? (
      <Text size={14} tone="muted">
        {t((w) => w.amounts.hidden)}
      </Text>
    ) : (
      <AmountFigures myPage={myPage} totalCost={myPage.totalCost} />
    )}
  </Card>
);

const AmountFigures = ({ myPage, totalCost }: { myPage: MyPage; totalCost: number }) => (
  <Figures>
    <Figure
      name={t((w) => w.amounts.eligible)}
      amount={myPage.eligibleCost}
      note={t((w) => w.amounts.total, { amount: formatInteger(totalCost) })}
    />
    <Figure
      name={t((w) => w.amounts.grant)}
      amount={myPage.grantAmount}
      note={t((w) => w.amounts.applied, { amount: formatInteger(myPage.appliedAmount) })}
    />
    <Figure
      name={t((w) => w.amounts.confirmed)}
      amount={myPage.confirmedAmount}
      note={noteOn(
        myPage.confirmedOn,
        (day) => t((w) => w.amounts.confirmedOn, { day }),
        t((w) => w.amounts.afterInspection),
      )}
    />
    <Figure
      name={t((w) => w.amounts.paid)}
      amount={myPage.paidAmount}
      note={noteOn(
        myPage.paidOn,
        (day) => t((w) => w.amounts.paidOn, { day }),
        t((w) => w.amounts.afterAmount),
      )}
    />
  </Figures>
);

const siteOf = ({ siteName, sitePostalCode, sitePrefecture, siteAddress }: MyPage): string => {
  const place = formatPlace(sitePrefecture, siteAddress);
  const code = sitePostalCode === null ? '' : formatPostalCode(sitePostalCode);
  return [siteName ?? '', code, place].filter((part) => part !== '').join(' ') || DASH;
};

const factsOf = (myPage: MyPage) => {
  const { category, grantDecisionOn, completionDeadline, project, cancelReason, recoveryAmount } = myPage;
  return [
    { term: t((w) => w.facts.project), value: project.name },
    { term: t((w) => w.facts.category), value: category === null ? DASH : ProjectCategoryLabel[category] },
    { term: t((w) => w.facts.grantNumber), value: formatText(myPage.grantNumber) },
    {
      term: t((w) => w.facts.period),
      value: `${formatDate(grantDecisionOn)} – ${formatDate(completionDeadline)}`,
    },
    { term: t((w) => w.facts.site), value: siteOf(myPage) },
    ...(cancelReason === null ? [] : [{ term: t((w) => w.facts.cancelReason), value: cancelReason }]),
    ...(recoveryAmount === null
      ? []
      : [{ term: t((w) => w.facts.recovery), value: formatYen(recoveryAmount) }]),
    {
      term: t((w) => w.facts.memo),
      value: <span style={{ whiteSpace: 'pre-line' }}>{formatText(myPage.memo)}</span>,
    },
  ];
};

/** What one has to know first: why it is late, the amounts, the documents, the plan. */
export const OverviewTab = (props: DelayCardProps) => {
  const { myPage } = props;
  const isLate =
    myPage.delayStatus === DelayStatus.Delayed || myPage.delayStatus === DelayStatus.CriticalDelayed;
  return (
    <Stack gap={24}>
      {(isLate || myPage.delayOverride !== null) && <DelayCard {...props} />}
      <Amounts myPage={myPage} />
      <Card
        title={documentsText((w) => w.title)}
        aside={
          <TextLink as={Link} variant="arrow" href={myPagePaths.tab(myPage.id, 'documents')}>
            {documentsText((w) => w.all)}
          </TextLink>
        }
      >
        <DocumentPairs myPage={myPage} />
      </Card>
      <MembersCard {...myPage} />
      <Card title={t((w) => w.facts.title)}>
        <Facts facts={factsOf(myPage)} variant="compact" />
      </Card>
    </Stack>
  );
};
