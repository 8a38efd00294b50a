import type { ComponentPropsWithRef } from 'react';
import { color } from '#ui-kit/tokens/index.ts';

export type BrandMarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'>;

/** The sign of the product, 36 px unless told otherwise. A word always stands beside it, so it is silent. */
export const BrandMark = (props: BrandMarkProps) => (
  <svg width="36" height="36" aria-hidden="true" focusable="false" {...props} viewBox="0 0 36 36">
    <rect width="36" height="36" rx="8" fill={color.brandMark} />
    <path d="M18 29V15" stroke={color.textInverse} strokeWidth="2.4" strokeLinecap="round" />
    <path d="M18 20c-5.2 0-8.4-2.7-8.6-7.6 5.2 0 8.4 2.6 8.6 7.6Z" fill={color.textInverse} />
    <path d="M18 16.4c0-5 3.2-7.9 8.6-8.2-.1 5.2-3.2 8.2-8.6 8.2Z" fill={color.textInverseMuted} />
    <path d="M18 24.6c.2-3.9 2.7-6 7-6.1-.2 4-2.7 6.1-7 6.1Z" fill={color.textInverse} />
  </svg>
);
