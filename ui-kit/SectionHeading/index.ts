export { type HeadingLevel, SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';
