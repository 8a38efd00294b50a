import { styled } from 'styled-components';
import { EvidenceGrid } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import {
  type CardKind,
  cardStateOf,
  countStatus,
  groupSections,
  topSections,
} from '#web/modules/sections/company/sections/cards.ts';
import { evidenceRows } from '#web/modules/sections/company/sections/evidenceRows.ts';
import { userSectionsText } from '#web/modules/sections/company/sections/userSections.words.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import type { MyPageBody, SectionSummary } from '#web/parts/company/companyTypes.ts';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { userMyPageText as t } from '../userMyPage.words.ts';
import { SectionCard } from './SectionCard.tsx';
import { SectionRow } from './SectionRow.tsx';

/** Rows on a card before one has to go on to the list. */
const ROWS = 4;

const { Confirmed, Confirming, Incomplete, MAFFConfirming, Rejected } = DocumentCheckStatus;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin-top: ${space[16]};
  > [data-wide] { grid-column: 1 / -1; }
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const TwoColumns = styled(LinedList)`
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${space[32]}; }
`;

type Placeholder = { readonly name: string; readonly when: string };

/** What will stand on a card that has no section yet, in words. */
const placeholders: Record<Exclude<CardKind, 'voucher'>, readonly Placeholder[]> = {
  notice: [{ name: t((w) => w.placeholders.notice), when: t((w) => w.placeholders.noticeWhen) }],
  grant: [{ name: t((w) => w.placeholders.grant), when: t((w) => w.placeholders.grantWhen) }],
  underway: [
    { name: t((w) => w.placeholders.delay), when: userSectionsText((w) => w.card.optional) },
    { name: t((w) => w.placeholders.change), when: userSectionsText((w) => w.card.optional) },
  ],
  progress: [{ name: t((w) => w.placeholders.progress), when: t((w) => w.placeholders.progressWhen) }],
  result: [{ name: t((w) => w.placeholders.result), when: t((w) => w.placeholders.resultWhen) }],
  after: [
    { name: t((w) => w.placeholders.property), when: t((w) => w.placeholders.propertyWhen) },
    { name: t((w) => w.placeholders.afterwards), when: t((w) => w.placeholders.afterwardsWhen) },
  ],
};

const hrefOf = (card: CardKind, projectId: number): string =>
  card === 'underway' ? userPaths.changes(projectId) : `${userPaths.sections(projectId)}#${card}`;

/** Duties are requested once the amount is confirmed; until then they are only announced. */
const isLaterOf = (
  card: CardKind,
  sections: readonly SectionSummary[],
  confirmedOn: string | null,
): boolean =>
  card === 'after' && confirmedOn === null && countStatus(sections, Incomplete) === sections.length;

type ListCardProps = {
  confirmedOn: string | null;
  card: Exclude<CardKind, 'voucher'>;
  sections: readonly SectionSummary[];
  projectId: number;
};

const ListCard = ({ card, sections, projectId, confirmedOn }: ListCardProps) => {
  const isLater = isLaterOf(card, sections, confirmedOn);
  const isWide = card === 'result' || card === 'after';
  const state = cardStateOf(sections);
  const { shown, moreCount } = topSections(sections, ROWS);
  const List = isWide ? TwoColumns : LinedList;
  const hasLink = sections.length > 0 || card === 'underway';
  return (
    <SectionCard
      {...{ card, state, isLater, isWide }}
      link={hasLink ? { href: hrefOf(card, projectId), label: t((w) => w.links[card]) } : undefined}
    >
      <List>
        {shown.map((section) => (
          <SectionRow key={section.id} {...{ section, state, projectId }} />
        ))}
        {sections.length === 0 &&
          placeholders[card].map(({ name, when }) => (
            <li key={name}>
              <span>{name}</span>
              <Muted>{when}</Muted>
            </li>
          ))}
        {moreCount > 0 && (
          <li>
            <Muted>{userSectionsText((w) => w.card.more, { count: moreCount })}</Muted>
          </li>
        )}
      </List>
    </SectionCard>
  );
};

const VoucherCard = ({ sections, projectId }: { sections: readonly SectionSummary[]; projectId: number }) => {
  const rows = evidenceRows(sections, (id) => userPaths.section(projectId, id));
  const done = countStatus(sections, Confirmed);
  return (
    <SectionCard
      card="voucher"
      state={cardStateOf(sections)}
      isWide
      note={
        sections.length > 0 && (
          <Muted>{userSectionsText((w) => w.card.confirmed, { done, all: sections.length })}</Muted>
        )
      }
      link={{ href: userPaths.payments(projectId), label: t((w) => w.links.voucher) }}
    >
      {rows.length === 0 ? (
        <Text tone="muted">{userSectionsText((w) => w.card.noVouchers)}</Text>
      ) : (
        <EvidenceGrid aria-label={userSectionsText((w) => w.cards.voucher)} rows={rows} />
      )}
    </SectionCard>
  );
};

const Counts = ({ sections }: { sections: readonly SectionSummary[] }) => {
  const returned = countStatus(sections, Rejected);
  const confirming = countStatus(sections, Confirming, MAFFConfirming);
  const words = [
    ...(returned > 0 ? [t((w) => w.documents.returnedCount, { count: returned })] : []),
    ...(confirming > 0 ? [t((w) => w.documents.confirmingCount, { count: confirming })] : []),
  ];
  return (
    <Row gap={16}>
      {words.map((word) => (
        <Muted key={word}>{word}</Muted>
      ))}
    </Row>
  );
};

type DocumentCardsProps = Pick<MyPageBody, 'sections' | 'projectId' | 'confirmedOn'>;

/** 提出する書類: the seven cards ①–⑦; vouchers as a grid of deals. */
export const DocumentCards = ({ sections, projectId, confirmedOn }: DocumentCardsProps) => {
  const groups = groupSections(sections);
  const list = (card: Exclude<CardKind, 'voucher'>) => (
    <ListCard {...{ card, projectId, confirmedOn }} sections={groups[card]} />
  );
  return (
    <section aria-labelledby="documents">
      <SectionHeading id="documents" aside={<Counts sections={sections} />}>
        {t((w) => w.documents.title)}
      </SectionHeading>
      <Cards>
        {list('notice')}
        {list('grant')}
        {list('underway')}
        {list('progress')}
        {list('result')}
        <VoucherCard sections={groups.voucher} projectId={projectId} />
        {list('after')}
      </Cards>
    </section>
  );
};
