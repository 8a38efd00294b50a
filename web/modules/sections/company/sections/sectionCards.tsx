import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { memberAnchor } from '../members/MembersCard.tsx';
import type { CardKind } from './cards.ts';
import { deadlineAt } from './deadlineAt.ts';
import { splitGroup } from './evidenceRows.ts';
import { otherUploaderWords } from './otherUploaderWords.ts';
import { userSectionsText as t, userSectionsText as tp } from './userSections.words.ts';

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

/** Papers of one kind, with the way to begin another one. */
export const KindCard = ({
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

export type MemberPapers = {
  readonly member: { readonly id: number; readonly name: string };
  readonly sections: readonly SectionSummary[];
  readonly projectId: number;
  /** How far it is; one that has left is only called by its name. */
  readonly progress: string | null;
};

/** For the representative: what a member hands in. */
export const MemberCard = ({ member, sections, projectId, progress }: MemberPapers) => (
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
