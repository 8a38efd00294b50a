import type { ElementType } from 'react';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';

/** Paths of the product go through the router; everything else (#place, tel:, another site) is a plain anchor. */
export const linkFor = (href: string | undefined): ElementType => (href?.startsWith('/') ? UiLink : 'a');
