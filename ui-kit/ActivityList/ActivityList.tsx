import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { Quote, TextPart } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { color, leading, size, space, type Tone, text, tone as tones } from '#ui-kit/tokens/index.ts';

export type Activity = {
  id: string;
  icon: IconShape;
  /** Only when the act asks for attention; neutral otherwise. */
  tone?: Tone;
  who: ReactNode;
  /** The rest of the sentence: 「が差し戻し（指摘 7件）」. */
  what: ReactNode;
  at: ReactNode;
  dateTime: string;
  /** Where what it was done to is seen: the sentence becomes a link. */
  href?: string;
  /** What changed by it, in a few words each: 「状態：確認中 → 差戻し」. */
  notes?: readonly string[];
  /** What was written on that occasion. */
  quote?: ReactNode;
};

export type ActivityListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  items: readonly Activity[];
};

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${size.tag} minmax(0, 1fr);
  gap: 0 ${space[12]};
  padding-bottom: ${space[16]};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  &::before {
    content: '';
    position: absolute;
    top: ${size.tag};
    bottom: 0;
    left: calc((${size.tag} - ${size.line}) / 2);
    width: ${size.line};
    background: ${color.line};
  }
  &:last-child { padding-bottom: 0; }
  &:last-child::before { display: none; }
`;

const Dot = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: ${size.tag};
  height: ${size.tag};
  border-radius: 50%;
  background: ${({ $tone }) => tones[$tone].surface};
  color: ${({ $tone }) => tones[$tone].mark};
`;

/** The time and what changed: in one line where there is room. */
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Words = styled(Quote)`
  margin-top: ${space[4]};
`;

/** Who did what and when, newest first, with the words that were said. Not for the audit log (a grid) or messages. */
export const ActivityList = ({ items, ...listProps }: ActivityListProps) => (
  <List {...listProps}>
    {items.map(({ id, icon, tone = 'neutral', who, what, at, dateTime, href, notes = [], quote }) => (
      <Item key={id}>
        <Dot $tone={tone}>
          <Icon of={icon} size={14} />
        </Dot>
        <div>
          <b>{who}</b>
          {href === undefined ? (
            <TextPart>{what}</TextPart>
          ) : (
            <TextLink variant="bare" href={href}>
              {what}
            </TextLink>
          )}
          <Facts>
            <time dateTime={dateTime}>{at}</time>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </Facts>
          {quote && <Words>{quote}</Words>}
        </div>
      </Item>
    ))}
  </List>
);
