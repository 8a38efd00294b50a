import { useSearchParams } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import type { MyPageBody, SectionSummary } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { useScrollToHash } from '#web/parts/company/useScrollToHash.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { progressOf } from './members/MembersCard.tsx';
import { ownSections } from './members/ownSections.ts';
import { cardKinds, groupSections } from './sections/cards.ts';
import { filterSections, type SectionFilter, sectionFilterOf, sectionFilters } from './sections/filters.ts';
import { KindCard, MemberCard, type MemberPapers } from './sections/sectionCards.tsx';
import { userSectionsText as tp } from './sections/userSections.words.ts';

const emptyWords: Record<SectionFilter, { readonly title: string; readonly text: string }> = {
  all: { title: tp((w) => w.sections.emptyAll), text: tp((w) => w.sections.emptyAllText) },
  returned: { title: tp((w) => w.sections.emptyReturned), text: tp((w) => w.sections.emptyReturnedText) },
  incomplete: {
    title: tp((w) => w.sections.emptyIncomplete),
    text: tp((w) => w.sections.emptyIncompleteText),
  },
  confirming: {
    title: tp((w) => w.sections.emptyConfirming),
    text: tp((w) => w.sections.emptyConfirmingText),
  },
};

const Empty = ({ filter, projectId }: { filter: SectionFilter; projectId: number }) => (
  <EmptyState
    title={emptyWords[filter].title}
    action={
      filter !== 'all' && (
        <ButtonLink as={Link} variant="secondary" href={userPaths.sections(projectId)}>
          {tp((w) => w.sections.showAll)}
        </ButtonLink>
      )
    }
  >
    {emptyWords[filter].text}
  </EmptyState>
);

type ListProps = Pick<MyPageBody, 'sections' | 'projectId' | 'members' | 'memberId'>;

/** The members whose documents are among these, with their documents, in the order of the my page. */
const papersOfMembers = (
  { members, projectId, memberId }: ListProps,
  sections: readonly SectionSummary[],
): MemberPapers[] => {
  const papers = sections.filter(({ member }) => member !== null && member.id !== memberId);
  return [...Map.groupBy(papers, ({ member }) => member?.id)].flatMap(([id, own]) => {
    const member = own[0]?.member;
    const known = members.find((candidate) => candidate.id === id);
    if (!member) return [];
    return [{ member, sections: own, projectId, progress: known === undefined ? null : progressOf(known) }];
  });
};

const Content = (props: ListProps) => {
  const { sections, projectId, memberId } = props;
  const [search] = useSearchParams();
  const filter = sectionFilterOf(search.get('show'));
  const shown = filterSections(sections, filter);
  const groups = groupSections(ownSections({ sections: shown, memberId }));
  const ofMembers = papersOfMembers(props, shown);
  const kinds = cardKinds.filter((kind) => groups[kind].length > 0);
  useScrollToHash(true);
  return (
    <Stack gap={24}>
      <LinkTabs
        aria-label={tp((w) => w.sections.filters)}
        currentId={filter}
        items={sectionFilters.map((id) => ({
          id,
          label: tp((w) => w.sections[id]),
          href: userPaths.sections(projectId, id === 'all' ? '' : id),
          count: filterSections(sections, id).length,
          isAlert: id === 'returned' && filterSections(sections, id).length > 0,
        }))}
      />
      {kinds.map((kind) => (
        <KindCard key={kind} kind={kind} sections={groups[kind]} projectId={projectId} />
      ))}
      {ofMembers.map((papers) => (
        <MemberCard key={papers.member.id} {...papers} />
      ))}
      {kinds.length + ofMembers.length === 0 && <Empty filter={filter} projectId={projectId} />}
    </Stack>
  );
};

/** /user/{projectId}/section: every paper by kind, narrowed to what came back, is missing or is being looked at. */
export const SectionListPage = () => {
  const read = useMyPage();
  const title = tp((w) => w.sections.title);
  return (
    <Page width="page">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="table" rows={8} />}>
        {({ body }) => (
          <>
            <PageHeader rhythm="business" title={title} context={tp((w) => w.sections.context)} />
            <Content {...body} />
          </>
        )}
      </ReadState>
    </Page>
  );
};
