export { DeadlineAnnouncer } from './DeadlineAnnouncer.tsx';
export { DeadlineLine } from './DeadlineLine.tsx';
export { ServerDeadlineCard } from './ServerDeadlineCard.tsx';
export { useIsPast } from './useIsPast.ts';
