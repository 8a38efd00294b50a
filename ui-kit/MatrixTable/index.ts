export type { MatrixCell, MatrixColumn, MatrixGroup, MatrixRow, MatrixTableProps } from './MatrixTable.tsx';
export { MatrixTable } from './MatrixTable.tsx';
