import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { DeadlineCard } from '#ui-kit/desk/Deadline/index.ts';
import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { media, size, space } from '#ui-kit/tokens/index.ts';
import type { Section } from '#web/parts/company/companyTypes.ts';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useSection } from '#web/parts/company/useSection.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { formatMonthDay } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { SectionEditor } from './section/SectionEditor.tsx';
import { GuidanceCard, HelpCard, HistoryCard } from './section/SideCards.tsx';
import { isCorrection, isEditable, type SectionMode, sectionModeOf } from './section/sectionMode.ts';
import { userSectionText as ts } from './section/userSection.words.ts';
import { cardKindOf } from './sections/cards.ts';
import { deadlineAt } from './sections/deadlineAt.ts';
import { dealNumberOf, splitGroup } from './sections/evidenceRows.ts';
import { userSectionsText as t } from './sections/userSections.words.ts';

/** On a phone the deadline moves to the top and the other side cards to the end (LOOK "Phone"). */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${size.sideWidth};
    grid-template-rows: auto 1fr;
    && > * { grid-column: 2; }
    > [data-main] { grid-column: 1; grid-row: 1 / span 2; }
  }
`;

const titleOf = (section: Section, mode: SectionMode): string => {
  const name = sectionName(section);
  if (!isEditable(mode)) return name;
  return isCorrection(section) ? ts((w) => w.title.returned, { name }) : ts((w) => w.title.fresh, { name });
};

const contextOf = ({ branchNumber, voucherGroup, member }: Section): string | null => {
  if (member !== null) return t((w) => w.ofMember, { name: member.name });
  if (voucherGroup === null) return null;
  const { name, party } = splitGroup(voucherGroup);
  const number = dealNumberOf(branchNumber);
  return `${number === null ? '' : `${number}. `}${name}${party === '' ? '' : `\u3000${party}`}`;
};

const Head = ({ section, mode }: { section: Section; mode: SectionMode }) => {
  const { projectId } = section.mypage;
  const card = cardKindOf(section.kind);
  return (
    <>
      <Breadcrumb
        items={[
          { label: ts((w) => w.home), href: userPaths.home(projectId) },
          { label: t((w) => w.cards[card]), href: `${userPaths.sections(projectId)}#${card}` },
          { label: sectionName(section) },
        ]}
      />
      <PageHeader
        rhythm="business"
        title={titleOf(section, mode)}
        context={contextOf(section)}
        actions={
          <Row gap={12}>
            <DocumentCheckStatusTag status={section.status} />
            {section.submittedAt !== null && mode !== 'fresh' && (
              <Muted>{ts((w) => w.head.submittedOn, { day: formatMonthDay(section.submittedAt) })}</Muted>
            )}
          </Row>
        }
      />
    </>
  );
};

/** Hours and seconds are asked for on one day only. */
const DueToday = createLazy(async () => (await import('./section/DueToday.tsx')).DueToday);

const Due = ({ section, mode }: { section: Section; mode: SectionMode }) => {
  const isReturn = isCorrection(section) && section.returnDueOn !== null;
  const dueOn = isReturn ? section.returnDueOn : section.dueOn;
  if (!isEditable(mode) || dueOn === null || section.daysLeft === null) return null;
  const title = isReturn ? ts((w) => w.due.resubmit) : ts((w) => w.due.submit);
  const card = <DeadlineCard title={title} daysLeft={section.daysLeft} {...deadlineAt(dueOn, isReturn)} />;
  if (section.daysLeft !== 0) return card;
  return <Lazy part={DueToday} props={{ title, dueOn, isReturn }} meanwhile={card} />;
};

/** A paper that waits for nobody here comes with a script of its own: most are opened to be handed in. */
const LazySection = createLazy(async () => (await import('./section/SectionShown.tsx')).SectionShown);
const shownIsOnItsWay = <Skeleton shape="card" rows={4} />;

const Content = ({ section, etag }: { section: Section; etag: string | null }) => {
  const mode = sectionModeOf(section);
  usePageTitle(sectionName(section));
  return (
    <>
      <Head section={section} mode={mode} />
      <Body>
        <Due section={section} mode={mode} />
        <div data-main>
          {mode === 'fresh' || mode === 'returned' ? (
            <SectionEditor {...{ section, etag }} />
          ) : (
            <Lazy part={LazySection} props={{ section, etag, mode }} meanwhile={shownIsOnItsWay} />
          )}
        </div>
        <Stack gap={24}>
          <GuidanceCard {...section} />
          <HistoryCard section={section} />
          <HelpCard {...section} />
        </Stack>
      </Body>
    </>
  );
};

/** /user/{projectId}/section/{sectionId}: one paper in all its states. */
export const SectionPage = () => {
  const id = Number(useParams().sectionId);
  const isId = Number.isInteger(id) && id > 0;
  const read = useSection(isId ? id : null);
  if (!isId) return <NotFound />;
  return (
    <Page width="page">
      <ReadState
        read={read}
        title={ts((w) => w.loadingTitle)}
        skeleton={
          <Stack gap={24}>
            <Skeleton shape="card" rows={4} />
            <Skeleton shape="card" rows={2} />
          </Stack>
        }
      >
        {({ body, etag }) => <Content key={body.id} section={body} etag={etag} />}
      </ReadState>
    </Page>
  );
};
