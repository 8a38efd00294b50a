import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GridPaging } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { MatrixTable } from '#ui-kit/MatrixTable/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { color, space, text, tone } from '#ui-kit/tokens/index.ts';
import { matrixGroups, matrixRow } from '#web/modules/sections/office/documents/matrix.ts';
import { matrixText as t } from '#web/modules/sections/office/documents/matrix.words.ts';
import type { MyPageSummary } from '#web/modules/sections/office/sectionTypes.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { documentCheckStatusLooks } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { notApplicableCell } from '#web/parts/status/documentCell.ts';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  & > li { display: inline-flex; align-items: center; gap: ${space[4]}; }
`;

const { Incomplete, Confirming, MAFFConfirming, Confirmed, Rejected } = DocumentCheckStatus;

const looks = documentCheckStatusLooks;

const signs = [
  { ...looks[Confirmed], word: t((w) => w.legendConfirmed) },
  { ...looks[Confirming], word: t((w) => w.legendConfirming) },
  { ...looks[MAFFConfirming], word: t((w) => w.legendMaff) },
  { ...looks[Rejected], word: t((w) => w.legendReturned) },
  { ...looks[Incomplete], word: t((w) => w.legendIncomplete) },
  { ...notApplicableCell, word: t((w) => w.legendNotApplicable) },
];

type MyPageMatrixProps = { rows: readonly MyPageSummary[]; paging: GridPaging; empty: ReactNode };

/** 書類の表: every my page of this page of the list by every kind of document that occurs in it. */
export const MyPageMatrix = ({ rows, paging, empty }: MyPageMatrixProps) => {
  const groups = matrixGroups(rows);
  if (rows.length === 0) return empty;
  if (groups.length === 0) return <EmptyState title={t((w) => w.name)}>{t((w) => w.emptyText)}</EmptyState>;
  return (
    <Stack gap={12}>
      <MatrixTable
        aria-label={t((w) => w.name)}
        corner={t((w) => w.corner)}
        groups={groups}
        rows={rows.map((row) => matrixRow(row, groups))}
      />
      <Row isBetween>
        <Legend aria-label={t((w) => w.legend)}>
          {signs.map(({ icon, tone: name, word }) => (
            <li key={word}>
              <Icon of={icon} size={16} style={{ color: tone[name].mark }} />
              {word}
            </li>
          ))}
        </Legend>
      </Row>
      <Pagination
        total={paging.total}
        from={paging.from}
        to={paging.from + rows.length - 1}
        onPrevious={paging.onPrevious}
        onNext={paging.onNext}
      />
    </Stack>
  );
};
