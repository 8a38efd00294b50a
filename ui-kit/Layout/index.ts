export { Columns, FormFoot, Grid, type GridProps, Page, Row, type RowProps, Stack } from './Layout.tsx';
export type { Gap } from './layouts.ts';
