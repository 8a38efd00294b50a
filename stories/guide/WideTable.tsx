import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, leading, space, text, weight } from '#ui-kit/tokens/index.ts';

const Scroller = styled.div`
  overflow-x: auto;
  border: ${border.normal};
  background: ${color.surface};
`;

const Table = styled.table`
  width: 100%;
  min-width: 60rem;
  border-collapse: collapse;
  font-size: ${text[14]};
  line-height: ${leading[18]};
  th, td { padding: ${space[8]} ${space[12]}; border-bottom: ${border.normal}; text-align: left; vertical-align: top; }
  tr:last-child > * { border-bottom: 0; }
  thead th { color: ${color.textMuted}; white-space: nowrap; }
  tbody th { font-weight: ${weight.bold}; }
`;

type WideTableProps = {
  /** The id of the heading that names the table. */
  labelledBy: string;
  children: ReactNode;
};

/** A table of the guide; on a small window it is moved sideways, by keys as well. */
export const WideTable = ({ labelledBy, children }: WideTableProps) => (
  <Scroller role="region" aria-labelledby={labelledBy} tabIndex={0}>
    <Table aria-labelledby={labelledBy}>{children}</Table>
  </Scroller>
);
