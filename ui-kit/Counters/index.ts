export { type Counter, Counters, type CountersProps } from './Counters.tsx';
