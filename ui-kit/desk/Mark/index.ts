export { Mark, type MarkProps, type MarkState } from './Mark.tsx';
