import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { StatusCell, type StatusCellLook } from '#ui-kit/StatusCell/index.ts';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, media, space, text, weight } from '#ui-kit/tokens/index.ts';

// Large letters make the grid wider than the window: it scrolls, not the page.
const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: 1.45;
  & thead th {
    padding: ${space[4]} ${space[4]} ${space[8]};
    border-bottom: ${border.strong};
    color: ${color.textMuted};
    font-weight: ${weight.bold};
    text-align: center;
    white-space: nowrap;
  }
  & thead th:first-child { padding-left: 0; text-align: left; }
  & tbody th {
    min-width: 10em;
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    border-bottom: ${border.normal};
    font-weight: ${weight.regular};
    text-align: left;
  }
  & td { padding: ${space[4]}; border-bottom: ${border.normal}; text-align: center; }
  & tbody tr:last-child > * { border-bottom: 0; }
  & [data-cell-column] { display: none; }
  & td > * { min-width: 4.25rem; }
  ${media.belowMd} {
    &, & > tbody { display: block; }
    & > thead { display: none; }
    & > tbody > tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[8]};
      padding: ${space[12]} 0;
      border-top: ${border.normal};
    }
    & tbody th { grid-column: 1 / -1; min-width: 0; padding: 0; border: 0; }
    & tbody td { display: grid; padding: 0; border: 0; }
    & td > * { width: 100%; min-width: 0; min-height: 3.5rem; border: ${border.normal}; }
    & [data-cell-column] { display: block; color: ${color.text}; font-weight: ${weight.regular}; }
  }
`;

const Sub = styled.span`
  display: block;
  color: ${color.textMuted};
`;

/** The papers of one deal, in the order in which they come about. */
export const evidenceStages = ['quote', 'order', 'delivery', 'acceptance', 'invoice', 'payment'] as const;

export type EvidenceStage = (typeof evidenceStages)[number];

export type EvidenceRow = {
  id: string | number;
  /** 1. 豆腐製造ライン */
  name: string;
  /** 株式会社みほん製機 */
  party: string;
  cells: Readonly<Record<EvidenceStage, StatusCellLook & { href?: string }>>;
};

export type EvidenceGridProps = Omit<ComponentPropsWithoutRef<'table'>, 'children'> & {
  'aria-label': string;
  rows: readonly EvidenceRow[];
};

/** In a list of links the status alone says nothing: the deal and the paper belong to the name. */
const nameOf = ({ name, cells }: EvidenceRow, stage: EvidenceStage) =>
  cells[stage].href === undefined
    ? {}
    : { 'aria-label': `${name} ${jaGrid.evidence.stages[stage]} ${cells[stage].word}` };

/** How far the papers of each deal have come; below 768 px three cells a row, each with its name. */
export const EvidenceGrid = ({ rows, ...native }: EvidenceGridProps) => (
  <Scroll>
    <Papers rows={rows} {...native} />
  </Scroll>
);

const Papers = ({ rows, ...native }: EvidenceGridProps) => (
  <Table {...tableRoles.table} {...native}>
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.columnHeader} scope="col">
          {jaGrid.evidence.deal}
        </th>
        {evidenceStages.map((stage) => (
          <th key={stage} {...tableRoles.columnHeader} scope="col">
            {jaGrid.evidence.stages[stage]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.rowGroup}>
      {rows.map((row) => (
        <tr key={row.id} {...tableRoles.row}>
          <th {...tableRoles.rowHeader} scope="row">
            {row.name}
            <Sub>{row.party}</Sub>
          </th>
          {evidenceStages.map((stage) => (
            <td key={stage} {...tableRoles.cell}>
              <StatusCell
                look={row.cells[stage]}
                href={row.cells[stage].href}
                column={jaGrid.evidence.stages[stage]}
                {...nameOf(row, stage)}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
