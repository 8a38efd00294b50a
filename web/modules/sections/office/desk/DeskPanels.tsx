import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Quote } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ChangeRequestKindLabel, DocumentTypeLabel } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { formatDate, formatEraDay, formatText, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { DocumentRows } from '../documents/DocumentLists.tsx';
import type { MyPage, Section } from '../sectionTypes.ts';

type Request = NonNullable<Section['changeRequest']>;

/** The request whose paper it is; who may not see requests reads its name. */
const RequestOfPaper = ({ id, number, kind }: Request) => {
  const name = t((w) => w.facts.requestName, { kind: ChangeRequestKindLabel[kind], number });
  const maySee = useMayCall()('getChangeRequest');
  if (!maySee) return name;
  return (
    <TextLink as={Link} href={adminPaths.change(id)}>
      {name}
    </TextLink>
  );
};

/** What the file is compared with, above the checklist. */
export const FactsToCompare = ({ section, myPage }: { section: Section; myPage: MyPage | null }) => {
  const { branchNumber, voucherGroup, submitterComment, documentType, guidance, changeRequest } = section;
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
                <b>{formatDate(decided)}</b>
                {marks.gap}
                {formatEraDay(decided)}
              </>
            ),
        },
        { term: t((w) => w.facts.period), value: formatDate(myPage?.completionDeadline) },
        ...(branchNumber === null ? [] : [{ term: t((w) => w.facts.branch), value: branchNumber }]),
        ...(voucherGroup === null ? [] : [{ term: t((w) => w.facts.party), value: voucherGroup }]),
        { term: t((w) => w.facts.documentType), value: DocumentTypeLabel[documentType] },
        ...(changeRequest === null
          ? []
          : [{ term: t((w) => w.facts.request), value: <RequestOfPaper {...changeRequest} /> }]),
        ...(guidance.because === null ? [] : [{ term: t((w) => w.facts.because), value: guidance.because }]),
        ...(submitterComment === null
          ? []
          : [{ term: t((w) => w.facts.comment), value: <Quote>{submitterComment}</Quote> }]),
      ]}
    />
  );
};

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
