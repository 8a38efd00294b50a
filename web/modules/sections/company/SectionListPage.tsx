import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { LinkTabs } from '#ui-kit/Tabs/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import type { MyPageBody, SectionSummary } from '#web/parts/company/companyTypes.ts';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { useScrollToHash } from '#web/parts/company/useScrollToHash.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { memberAnchor, progressOf } from './members/MembersCard.tsx';
import { ownSections } from './members/ownSections.ts';
import { type CardKind, cardKinds, groupSections } from './sections/cards.ts';
import { deadlineAt } from './sections/deadlineAt.ts';
import { splitGroup } from './sections/evidenceRows.ts';
import { filterSections, type SectionFilter, sectionFilterOf, sectionFilters } from './sections/filters.ts';
import { otherUploaderWords } from './sections/otherUploaderWords.ts';
import { userSectionsText as t, userSectionsText as tp } from './sections/userSections.words.ts';

const List = styled(LinedList)`
  > li { flex-wrap: wrap; padding: ${space[8]} 0; }
  > li > :first-child { flex: 1 1 16rem; min-width: 0; }
  ${media.belowMd} { > li > :last-child:not(:first-child) { flex: 1 1 100%; max-width: 100%; } }
`;

// On a phone the status comes first under the name; in a wide list it closes the row, one below the other.
const State = styled(Row)`
  ${media.belowMd} {
    justify-content: space-between;
    > :last-child { order: -1; }
  }
`;

const Waiting = ({ section }: { section: SectionSummary }) => {
  const { status, dueOn, returnDueOn, daysLeft, openReturnItemCount, returnItemCount } = section;
  const isReturned = status === DocumentCheckStatus.Rejected;
  const due = isReturned ? (returnDueOn ?? dueOn) : dueOn;
  return (
    <>
      {isReturned && returnItemCount > 0 && (
        <Muted>
          {tp((w) => w.sections.leftFindings, { left: openReturnItemCount, total: returnItemCount })}
        </Muted>
      )}
      {due !== null && daysLeft !== null && <Deadline daysLeft={daysLeft} {...deadlineAt(due, isReturned)} />}
    </>
  );
};

/** Where a paper stands; one that somebody else hands in says so while it is missing. */
const Status = ({ section: { status, uploader } }: { section: SectionSummary }) => {
  const isMissing = status === DocumentCheckStatus.Incomplete;
  const others = otherUploaderWords[uploader];
  if (isMissing && others !== undefined) return <Muted>{others}</Muted>;
  return (
    <DocumentCheckStatusTag status={status} isQuiet={isMissing || status === DocumentCheckStatus.Confirmed} />
  );
};

const SectionLine = ({ section, projectId }: { section: SectionSummary; projectId: number }) => {
  const { name, party } = splitGroup(section.voucherGroup);
  const deal = [name, party].filter((part) => part !== '').join('\u3000');
  return (
    <li>
      <div>
        <Link href={userPaths.section(projectId, section.id)}>{sectionName(section)}</Link>
        {deal !== '' && (
          <div>
            <Muted>{deal}</Muted>
          </div>
        )}
      </div>
      <State gap={16}>
        <Waiting section={section} />
        <Status section={section} />
      </State>
    </li>
  );
};

type Way = { readonly label: string; readonly hrefIn: (projectId: number) => string };

/** Where papers of a kind come from, for those that a business begins itself. */
const ways: Partial<Record<CardKind, Way>> = {
  underway: {
    label: tp((w) => w.sections.addUnderway),
    hrefIn: userPaths.changes,
  },
  voucher: { label: tp((w) => w.sections.payments), hrefIn: userPaths.payments },
};

const KindCard = ({
  kind,
  sections,
  projectId,
}: {
  kind: CardKind;
  sections: readonly SectionSummary[];
  projectId: number;
}) => {
  const way = ways[kind];
  return (
    <Card
      id={kind}
      title={t((w) => w.cards[kind])}
      aside={
        way !== undefined && (
          <TextLink as={Link} variant="arrow" href={way.hrefIn(projectId)}>
            {way.label}
          </TextLink>
        )
      }
    >
      <List>
        {sections.map((section) => (
          <SectionLine key={section.id} section={section} projectId={projectId} />
        ))}
      </List>
    </Card>
  );
};

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

type MemberPapersProps = {
  readonly member: { readonly id: number; readonly name: string };
  readonly sections: readonly SectionSummary[];
  readonly projectId: number;
  /** How far it is; one that has left is only called by its name. */
  readonly progress: string | null;
};

/** For the representative: what a member hands in. */
const MemberCard = ({ member, sections, projectId, progress }: MemberPapersProps) => (
  <Card
    id={memberAnchor(member.id)}
    title={t((w) => w.ofMember, { name: member.name })}
    aside={progress !== null && <Muted>{progress}</Muted>}
  >
    <List>
      {sections.map((section) => (
        <SectionLine key={section.id} section={section} projectId={projectId} />
      ))}
    </List>
  </Card>
);

/** The members whose documents are among these, with their documents, in the order of the my page. */
const papersOfMembers = (
  { members, projectId, memberId }: ListProps,
  sections: readonly SectionSummary[],
): MemberPapersProps[] => {
  const papers = sections.filter(({ member }) => member !== null && member.id !== memberId);
  return [...Map.groupBy(papers, ({ member }) => member?.id)].flatMap(([id, own]) => {
    const member = own[0]?.member;
    const known = members.find((candidate) => candidate.id === id);
    if (!member) return [];
    return [{ member, sections: own, projectId, progress: known === undefined ? null : progressOf(known) }];
  });
};

type ListProps = Pick<MyPageBody, 'sections' | 'projectId' | 'members' | 'memberId'>;

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
      {kinds.length + ofMembers.length === 0 && (
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
      )}
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
