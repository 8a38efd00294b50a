import { ArrowRight, Flag, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { DeadlineCard } from '#ui-kit/desk/Deadline/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';
import { deadlineAt } from '#web/modules/sections/company/sections/deadlineAt.ts';
import { isAnswered } from '#web/modules/sections/company/sections/findings.ts';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { useSection } from '#web/parts/company/useSection.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDate } from '#web/parts/text/format.ts';
import { userMyPageText as t } from '../userMyPage.words.ts';

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  color: ${color.textBrand};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]} ${space[40]};
  margin-top: ${space[12]};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    grid-template-rows: auto 1fr;
    > [data-due] { grid-column: 2; grid-row: 1 / span 2; }
    > :not([data-due]) { grid-column: 1; }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  > h2 { font-size: ${text[20]}; line-height: 1.45; }
  ${media.md} { > h2 { font-size: ${text[24]}; } }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  ${media.belowMd} { && > * { width: 100%; } }
`;

const Small = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[18]};
`;

type NextAction = MyPageBody['nextAction'];

/** The finding that has to be answered, in the words of the desk. */
const FindingQuote = ({ sectionId }: { sectionId: number }) => {
  const section = useSection(sectionId).data?.body;
  const open = section?.returnItems.filter((item) => !isAnswered(item)) ?? [];
  const [first] = open;
  if (first === undefined) return null;
  return (
    <Quote>
      <Small>{t((w) => w.next.finding, { day: formatDate(first.createdAt) })}</Small>
      {first.comment}
      {open.length > 1 && <Small>{t((w) => w.next.more, { count: open.length - 1 })}</Small>}
    </Quote>
  );
};

const placeOf = (
  { kind, sectionId }: NextAction,
  projectId: number,
): { href: string; label: string } | null => {
  if (kind === 'registerBankAccount') {
    return { href: userPaths.bankAccount(projectId), label: t((w) => w.next.registerBankAccount) };
  }
  if (kind === 'answerChange' || kind === 'reportDelay') {
    return { href: userPaths.changes(projectId), label: t((w) => w.next[kind]) };
  }
  if (kind === 'reportCompletion') {
    return { href: userPaths.completion(projectId), label: t((w) => w.next.reportCompletion) };
  }
  if (kind === 'fillLedger') {
    return { href: userPaths.property(projectId), label: t((w) => w.next.fillLedger) };
  }
  if (kind === 'answerDeals') {
    return { href: userPaths.payments(projectId), label: t((w) => w.next.answerDeals) };
  }
  if (kind === 'payBack') {
    return { href: userPaths.recoveries(projectId), label: t((w) => w.next.payBack) };
  }
  if (sectionId === null) return null;
  const href = userPaths.section(projectId, sectionId);
  switch (kind) {
    case 'answerReturn':
      return { href, label: t((w) => w.next.answerReturn) };
    case 'submitSection':
      return { href, label: t((w) => w.next.submitSection) };
    case 'readNotice':
      return { href, label: t((w) => w.next.readNotice) };
    default:
      return { href, label: t((w) => w.next.openSection) };
  }
};

/** What came back is due at an hour of its own. */
const isOfReturn = (kind: NextAction['kind']): boolean => kind === 'answerReturn' || kind === 'answerDeals';

const dueTitleOf = (kind: NextAction['kind']): string => {
  if (kind === 'answerReturn') return t((w) => w.next.dueReturn);
  return kind === 'submitSection' ? t((w) => w.next.dueSubmit) : t((w) => w.next.dueOther);
};

const isWaiting = (kind: NextAction['kind']): boolean => kind === 'wait' || kind === 'none';

/** 次にすること: the one next thing, why, until when, and the way there. Quiet when nothing is to be done. */
export const NextActionCard = ({ myPage }: { myPage: MyPageBody }) => {
  const { nextAction, project, projectId } = myPage;
  const { kind, title, text: why, dueOn, daysLeft, sectionId } = nextAction;
  const hasDue = dueOn !== null && daysLeft !== null;
  return (
    <Card edge="next" aria-labelledby="next-action" role="region">
      <Label>
        <Icon of={Flag} />
        {t((w) => w.next.label)}
      </Label>
      <Frame>
        <Words>
          <h2 id="next-action">{title}</h2>
          {kind === 'answerReturn' && sectionId !== null ? (
            <FindingQuote sectionId={sectionId} />
          ) : (
            <Text>{why}</Text>
          )}
        </Words>
        {hasDue && (
          <DeadlineCard
            data-due
            title={dueTitleOf(kind)}
            daysLeft={daysLeft}
            {...deadlineAt(dueOn, isOfReturn(kind))}
          />
        )}
        <NextActs place={placeOf(nextAction, projectId)} kind={kind} phone={project.deskPhone} />
      </Frame>
    </Card>
  );
};

type NextActsProps = { place: ReturnType<typeof placeOf>; kind: NextAction['kind']; phone: string };

const NextActs = ({ place, kind, phone }: NextActsProps) => (
  <Acts>
    {place !== null && (
      <ButtonLink
        as={Link}
        href={place.href}
        variant={isWaiting(kind) ? 'secondary' : 'primary'}
        size="large"
        iconAfter={ArrowRight}
      >
        {place.label}
      </ButtonLink>
    )}
    <ButtonLink href={`tel:${phone}`} variant="quiet" size="large" icon={Phone}>
      {t((w) => w.next.phone)}
    </ButtonLink>
  </Acts>
);
