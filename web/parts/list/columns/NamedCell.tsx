import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, size, space } from '#ui-kit/tokens/index.ts';

const Cell = styled.span`
  > [data-cell-name] { display: none; color: ${color.textMuted}; }
  ${media.belowMd} {
    display: flex;
    justify-content: space-between;
    gap: ${space[16]};
    > [data-cell-name] { display: inline; flex: none; }
  }
  ${media.coarse} {
    align-items: center;
    > a { display: inline-flex; align-items: center; min-height: ${size.target}; }
  }
`;

type NamedCellProps = { readonly name: string; readonly children: ReactNode };

/** A value of a grid; on a card of a phone, where no head stands over it, with its name. */
export const NamedCell = ({ name, children }: NamedCellProps) => (
  <Cell>
    <span data-cell-name="">{name}</span>
    {children}
  </Cell>
);
