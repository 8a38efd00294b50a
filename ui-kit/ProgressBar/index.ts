export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { Segments, type SegmentsProps } from './Segments.tsx';
