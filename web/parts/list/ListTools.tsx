import { styled } from 'styled-components';
import { GridTools, type GridToolsProps } from '#ui-kit/DataGrid/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import { ListKeysButton } from '#web/parts/shortcuts/ListKeysButton.tsx';

const Tools = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-left: auto;
  ${media.belowMd} { display: none; }
  ${media.coarse} { > button:last-of-type { display: none; } }
`;

/** At the far right of the filters: columns, row height, keys. */
export const ListTools = <Row,>(props: GridToolsProps<Row>) => (
  <Tools>
    <GridTools {...props} />
    <ListKeysButton />
  </Tools>
);
