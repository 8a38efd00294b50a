export type { BrandMarkProps } from './BrandMark.tsx';
export { BrandMark } from './BrandMark.tsx';
