import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { type CardKind, type CardState, cardKinds } from '#web/modules/sections/company/sections/cards.ts';
import { userSectionsText as t } from '#web/modules/sections/company/sections/userSections.words.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';

const Place = styled.span<{ $isLater: boolean }>`
  display: inline-grid;
  place-items: center;
  width: ${size.tag};
  height: ${size.tag};
  margin-right: ${space[8]};
  border-radius: ${radius[4]};
  background: ${({ $isLater }) => ($isLater ? color.surfaceSunken : color.surfaceSelected)};
  color: ${({ $isLater }) => ($isLater ? color.textMuted : color.textBrand)};
  font-size: ${text[14]};
  font-weight: ${weight.bold};
  line-height: 1;
  letter-spacing: 0;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  > [data-foot] { margin-top: auto; padding-top: ${space[8]}; }
`;

const Frame = styled(Card)`
  --card-x: ${space[16]};
  --card-y: ${space[16]};
  > :last-child { flex: 1; }
  ${media.md} { --card-x: ${space[24]}; }
`;

/** The state of a card in one tag; rows that differ speak for themselves. */
export const CardStateTag = ({ state, isLater }: { state: CardState; isLater: boolean }) => {
  if (isLater) {
    return (
      <StatusTag tone="neutral" icon={LockKeyhole} isQuiet>
        {t((w) => w.card.notYet)}
      </StatusTag>
    );
  }
  if (state.kind === 'returned') {
    return (
      <DocumentCheckStatusTag status={DocumentCheckStatus.Rejected}>
        {t((w) => w.card.returned, { count: state.count })}
      </DocumentCheckStatusTag>
    );
  }
  return state.kind === 'status' ? <DocumentCheckStatusTag status={state.status} /> : null;
};

type SectionCardProps = {
  card: CardKind;
  state: CardState;
  isLater?: boolean;
  /** Beside the tag: 確認済 10 / 18件. */
  note?: ReactNode;
  link?: { readonly href: string; readonly label: string } | undefined;
  isWide?: boolean;
  children: ReactNode;
};

/** One of the seven cards: number, name, state, rows, one way on. */
export const SectionCard = ({
  card,
  state,
  isLater = false,
  note,
  link,
  isWide,
  children,
}: SectionCardProps) => (
  <Frame
    data-wide={isWide || undefined}
    headingLevel={3}
    edge={isLater ? 'later' : state.kind === 'returned' ? 'attention' : 'plain'}
    title={
      <>
        <Place $isLater={isLater}>{cardKinds.indexOf(card) + 1}</Place>
        {t((w) => w.cards[card])}
      </>
    }
    aside={
      <Aside>
        <CardStateTag state={state} isLater={isLater} />
        {note}
      </Aside>
    }
  >
    <Body>
      {children}
      {link && (
        <div data-foot>
          <TextLink as={Link} variant="arrow" href={link.href}>
            {link.label}
          </TextLink>
        </div>
      )}
    </Body>
  </Frame>
);

const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
`;
