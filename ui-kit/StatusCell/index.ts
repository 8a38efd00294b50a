export type { StatusCellLook, StatusCellProps } from './StatusCell.tsx';
export { StatusCell } from './StatusCell.tsx';
