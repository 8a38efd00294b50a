import { styled } from 'styled-components';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { Pagination } from '#ui-kit/Pagination/index.ts';
import { jaGrid } from '#ui-kit/text/ja.grid.ts';
import { media, space, text } from '#ui-kit/tokens/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';

const Keys = styled.span`
  display: none;
  gap: ${space[12]};
  font-size: ${text[12]};
  ${media.lg} { display: flex; }
  & > span { display: inline-flex; align-items: center; gap: ${space[4]}; white-space: nowrap; }
`;

export type GridPaging = {
  total: number;
  /** Position of the first row of this page, counted from 1. */
  from: number;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

type GridPaginationProps = { paging: GridPaging; shown: number; canSelect: boolean };

/** Where the page lies among the others, and the keys of the rows. */
export const GridPagination = ({ paging, shown, canSelect }: GridPaginationProps) => {
  const hasShortcuts = useHasShortcuts();
  const { total, from, onPrevious, onNext } = paging;
  return (
    <Pagination total={total} from={from} to={from + shown - 1} onPrevious={onPrevious} onNext={onNext}>
      {hasShortcuts && (
        <Keys aria-hidden>
          <span>
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
            {jaGrid.grid.keys.move}
          </span>
          {canSelect && (
            <span>
              <Kbd>X</Kbd>
              {jaGrid.grid.keys.select}
            </span>
          )}
          <span>
            <Kbd>Enter</Kbd>
            {jaGrid.grid.keys.open}
          </span>
        </Keys>
      )}
    </Pagination>
  );
};
