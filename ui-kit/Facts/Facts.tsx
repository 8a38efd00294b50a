import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { border, color, leading, media, space, text } from '#ui-kit/tokens/index.ts';

export type Fact = { term: ReactNode; value: ReactNode; key?: string };

/**
 * rows: a line between facts, reading size: pages of businesses and applicants. compact: the same in 14 px: staff.
 * pairs: no lines, in heads.
 */
export type FactsVariant = 'rows' | 'compact' | 'pairs';

export type FactsProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  facts: readonly Fact[];
  variant?: FactsVariant;
};

const lined = css`
  > div { padding: ${space[12]} 0; border-top: ${border.normal}; }
  > div:first-child { padding-top: 0; border-top: 0; }
  > div:last-child { padding-bottom: 0; }
`;

const variants: Record<FactsVariant, ReturnType<typeof css>> = {
  rows: css`
    ${lined}
    ${media.md} { > div { grid-template-columns: 9.5rem minmax(0, 1fr); } }
  `,
  compact: css`
    ${lined}
    > div { grid-template-columns: 8rem minmax(0, 1fr); padding-block: ${space[8]}; }
    font-size: ${text[14]};
    line-height: ${leading[18]};
  `,
  pairs: css`
    gap: ${space[4]};
    > div { grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr); }
    font-size: ${text[14]};
    line-height: ${leading[18]};
  `,
};

const List = styled.dl<{ $variant: FactsVariant }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > div { display: grid; align-items: baseline; gap: 0 ${space[16]}; grid-template-columns: minmax(0, 1fr); }
  dt { color: ${color.textMuted}; font-size: ${text[14]}; word-break: auto-phrase; }
  dd { min-width: 0; word-break: auto-phrase; }
  /* A tag keeps to one line where it stands in a row; here its word may be longer than the room. */
  dd > [data-tone] { white-space: normal; }
  ${({ $variant }) => variants[$variant]}
  /* Facts within a fact: on a phone there is no room for a second column of names. */
  ${media.belowSm} { dd & > div { grid-template-columns: minmax(0, 1fr); } }
`;

const keyOf = ({ key, term }: Fact, index: number): string =>
  key ?? (typeof term === 'string' ? term : String(index));

/** Names and values of one thing. Not for many things of a kind (DataGrid). */
export const Facts = ({ facts, variant = 'rows', ...dlProps }: FactsProps) => (
  <List {...dlProps} $variant={variant}>
    {facts.map((fact, index) => (
      <div key={keyOf(fact, index)}>
        <dt>{fact.term}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </List>
);
