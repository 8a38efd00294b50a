import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';

/** A record of an undertaking, in a list over all of them. */
type OfUndertaking = { readonly mypage: components['schemas']['SectionMyPage'] };

/** The company and its plan: the row's name. @param width in rem and vw, as the columns beside it leave it */
export const companyColumn = (header: string, width: string): GridColumn<OfUndertaking> => ({
  id: 'name',
  header,
  isRowHeader: true,
  isFixed: true,
  phoneSlot: 'title',
  width,
  cell: ({ mypage }, density) => (
    <GridTwoLines
      first={<GridLink isClipped>{mypage.corporationName}</GridLink>}
      {...(density === 'compact' ? {} : { second: mypage.planTitle })}
    />
  ),
});

/** The code that the list can be sorted by (the contract's order `displayCode`). */
export const codeColumn = (header: string): GridColumn<OfUndertaking> => ({
  id: 'displayCode',
  header,
  isSortable: true,
  isNumeric: true,
  phoneSlot: 'code',
  cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
});
