export { Columns, Grid, type GridProps } from './Columns.tsx';
export { FormFoot, Page, Row, type RowProps, Stack } from './Layout.tsx';
export type { Gap } from './layouts.ts';
