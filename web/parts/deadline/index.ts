export { DeadlineLine } from './DeadlineLine.tsx';
export { DeadlineSaid } from './DeadlineSaid.tsx';
export { ServerDeadlineCard } from './ServerDeadlineCard.tsx';
export { useIsPast } from './useIsPast.ts';
