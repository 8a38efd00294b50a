export {
  type DayUnit,
  Deadline,
  DeadlineCard,
  type DeadlineCardProps,
  type DeadlineProps,
} from './Deadline.tsx';
export { type DeadlineTone, deadlineTone } from './deadlineTone.ts';
