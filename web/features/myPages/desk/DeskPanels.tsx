import {
  CircleCheck,
  CirclePlus,
  FileCheck2,
  FileX2,
  Landmark,
  Replace,
  RotateCcw,
  Trash2,
  Undo2,
  Upload,
  UserCheck,
} from 'lucide-react';
import { styled } from 'styled-components';
import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import {
  DocumentTypeLabel,
  ReviewCategoryLabel,
  SectionHistoryAction,
  SectionHistoryActionLabel,
} from '#web/api/generated/enums.ts';
import { Link } from '#web/navigation/Link.tsx';
import { formatDate, formatDateTime, formatEraDay, formatText, formatYen } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reviewDesk.json' with { type: 'json' };
import { DocumentRows } from '../detail/DocumentLists.tsx';
import { myPagePaths } from '../myPagePaths.ts';
import type { MyPage, ReturnItem, Section } from '../types.ts';

const t = texts('reviewDesk', words);

/** What the file is compared with, above the checklist. */
export const FactsToCompare = ({ section, myPage }: { section: Section; myPage: MyPage | null }) => {
  const { branchNumber, voucherGroup, submitterComment, documentType } = section;
  const decided = myPage?.grantDecisionOn ?? null;
  return (
    <Facts
      variant="pairs"
      facts={[
        {
          term: t((w) => w.facts.grantDecision),
          value:
            decided === null ? (
              formatText(null)
            ) : (
              <>
                <b>{formatDate(decided)}</b>　{formatEraDay(decided)}
              </>
            ),
        },
        { term: t((w) => w.facts.period), value: formatDate(myPage?.project.completionDeadline) },
        ...(branchNumber === null ? [] : [{ term: t((w) => w.facts.branch), value: branchNumber }]),
        ...(voucherGroup === null ? [] : [{ term: t((w) => w.facts.party), value: voucherGroup }]),
        { term: t((w) => w.facts.documentType), value: DocumentTypeLabel[documentType] },
        ...(submitterComment === null
          ? []
          : [{ term: t((w) => w.facts.comment), value: <Quote>{submitterComment}</Quote> }]),
      ]}
    />
  );
};

const Items = styled.ol`
  display: grid;
  gap: ${space[12]};
  & > li { display: grid; gap: ${space[4]}; padding-top: ${space[12]}; border-top: ${border.normal}; }
`;

const answerOf = ({ answer }: ReturnItem): string => {
  if (answer === null) return t((w) => w.previous.unanswered);
  return t((w) => w.previous.answer, { answer: answer.comment ?? t((w) => w.previous.replaced) });
};

/** What was asked for the last time, and what the business answered. */
export const PreviousItems = ({ items }: { items: readonly ReturnItem[] }) => {
  if (items.length === 0) return null;
  return (
    <section>
      <Stack gap={12}>
        <SectionHeading level={2} look={4}>
          {t((w) => w.previous.title, { count: items.length })}
        </SectionHeading>
        <Items>
          {items.map((item) => (
            <li key={item.id}>
              <Row gap={8}>
                <FindingNumber>{item.number}</FindingNumber>
                <Text as="span" size={14} tone="muted">
                  {ReviewCategoryLabel[item.reviewCategory]}
                </Text>
              </Row>
              <Text size={14}>{item.comment}</Text>
              <Quote>{answerOf(item)}</Quote>
            </li>
          ))}
        </Items>
      </Stack>
    </section>
  );
};

const A = SectionHistoryAction;

const signs: Record<SectionHistoryAction, IconShape> = {
  [A.Submitted]: Upload,
  [A.Replaced]: Replace,
  [A.Checked]: FileCheck2,
  [A.Returned]: Undo2,
  [A.Reopened]: RotateCcw,
  [A.Deleted]: Trash2,
  [A.PulledBack]: FileX2,
  [A.Confirmed]: CircleCheck,
  [A.Forwarded]: Landmark,
  [A.SentBack]: Landmark,
  [A.Waived]: UserCheck,
  [A.Created]: CirclePlus,
};

/** What happened to the document, newest first. */
export const HistorySection = ({ history }: { history: Section['history'] }) => (
  <section>
    <Stack gap={12}>
      <SectionHeading level={2} look={4}>
        {t((w) => w.history.title)}
      </SectionHeading>
      {history.length === 0 ? (
        <Text size={14} tone="muted">
          {t((w) => w.history.none)}
        </Text>
      ) : (
        <ActivityList
          items={history.map((entry) => {
            const values = { action: SectionHistoryActionLabel[entry.action] };
            return {
              id: String(entry.id),
              icon: signs[entry.action],
              ...(entry.action === A.Returned ? { tone: 'warning' as const } : {}),
              who: entry.actorName,
              what: entry.isOnBehalf ? t((w) => w.history.onBehalf, values) : t((w) => w.history.act, values),
              at: formatDateTime(entry.createdAt),
              dateTime: entry.createdAt,
              ...(entry.comment === null ? {} : { quote: entry.comment }),
            };
          })}
        />
      )}
    </Stack>
  </section>
);

/** Tab 事業の概要. */
export const ProjectPanel = ({ myPage }: { myPage: MyPage | null | undefined }) => {
  if (myPage === undefined || myPage === null) return <Skeleton shape="card" rows={6} />;
  return (
    <Stack gap={16}>
      <Facts
        variant="compact"
        facts={[
          { term: t((w) => w.project.plan), value: myPage.planTitle },
          { term: t((w) => w.project.project), value: myPage.project.name },
          { term: t((w) => w.project.grantNumber), value: formatText(myPage.grantNumber) },
          { term: t((w) => w.project.eligible), value: formatYen(myPage.eligibleCost) },
          { term: t((w) => w.project.grant), value: formatYen(myPage.grantAmount) },
          { term: t((w) => w.project.planned), value: formatDate(myPage.plannedCompletionOn) },
          { term: t((w) => w.project.completed), value: formatDate(myPage.completionOn) },
          { term: t((w) => w.project.site), value: formatText(myPage.siteName) },
          { term: t((w) => w.project.assignee), value: formatText(myPage.assigneeName) },
        ]}
      />
      <TextLink as={Link} variant="arrow" href={myPagePaths.detail(myPage.id)}>
        {t((w) => w.project.open)}
      </TextLink>
    </Stack>
  );
};

/** Documents of the same deal, or where there is none of the same kind. */
export const relatedOf = (section: Section, myPage: MyPage | null | undefined) =>
  (myPage?.sections ?? []).filter(
    ({ id, kind, voucherGroup }) =>
      id !== section.id &&
      (section.voucherGroup === null ? kind === section.kind : voucherGroup === section.voucherGroup),
  );

/** Tab 関連書類. */
export const RelatedPanel = ({
  section,
  myPage,
}: {
  section: Section;
  myPage: MyPage | null | undefined;
}) => {
  if (myPage === undefined || myPage === null) return <Skeleton shape="card" rows={6} />;
  const related = relatedOf(section, myPage);
  if (related.length === 0) {
    return <EmptyState title={t((w) => w.related.none)}>{t((w) => w.related.noneText)}</EmptyState>;
  }
  return <DocumentRows myPage={myPage} sections={related} />;
};
