import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { gridRoles } from '#ui-kit/tableRoles/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { border, color, media, radius, space } from '#ui-kit/tokens/index.ts';
import { Cell, gridEdge } from './gridStyles.ts';

const Whole = styled(Cell)`
  &&& { padding: 0; }
`;

const Bone = styled.span`
  display: block;
  height: ${space[12]};
  min-width: ${space[24]};
  border-radius: ${radius[4]};
  background: ${color.surfaceSunken};
`;

/** On a phone a card of three lines, as wide as the cards that it stands for. */
const LoadingRow = styled.tr`
  ${media.belowMd} {
    && {
      display: grid;
      gap: ${space[16]};
      padding: ${space[24]} ${gridEdge};
      border-bottom: ${border.normal};
    }
    &&:last-child { border-bottom: 0; }
    &&& > td { display: block; max-width: none; height: auto; padding: 0; border: 0; }
    &&& > td:nth-child(odd) { width: 60%; }
    &&& > td:nth-child(n + 4) { display: none; }
  }
`;

const WholeRow = ({ columnCount, children }: { columnCount: number; children: ReactNode }) => (
  <tr {...gridRoles.row}>
    <Whole {...gridRoles.cell} colSpan={columnCount}>
      {children}
    </Whole>
  </tr>
);

/** Rows that are on their way: as many as a page is likely to hold, each cell with a grey bar. */
export const LoadingRows = ({ columnCount, rowCount }: { columnCount: number; rowCount: number }) =>
  Array.from({ length: rowCount }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <LoadingRow key={row} aria-hidden>
      {Array.from({ length: columnCount }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike and never move
        <Cell key={column}>
          <Bone />
        </Cell>
      ))}
    </LoadingRow>
  ));

/** The room of rows that are out of sight. */
export const GapRow = ({ heightPx }: { heightPx: number }) => <tr aria-hidden style={{ height: heightPx }} />;

type EmptyRowProps = { columnCount: number; children?: ReactNode };

export const EmptyRow = ({ columnCount, children }: EmptyRowProps) => (
  <WholeRow columnCount={columnCount}>{children ?? <EmptyState title={jaGrid.grid.emptyTitle} />}</WholeRow>
);

type ErrorRowProps = { columnCount: number; onRetry?: (() => void) | undefined };

export const ErrorRow = ({ columnCount, onRetry }: ErrorRowProps) => (
  <WholeRow columnCount={columnCount}>
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={jaGrid.grid.failedTitle}
        action={
          onRetry && (
            <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
              {jaGrid.grid.retry}
            </Button>
          )
        }
      >
        {jaGrid.grid.failedBody}
      </EmptyState>
    </div>
  </WholeRow>
);
