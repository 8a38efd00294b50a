import type { Seed } from '../engine/context.ts';
import type { Place } from '../myPages/place.ts';
import { returnDelivery } from './returnDelivery.ts';
import { returnOrder } from './returnOrder.ts';
import type { DealSections } from './vouchers.ts';

/** What the desk has sent back. */
export const addReturns = (seed: Seed, place: Place, deals: readonly DealSections[]): void => {
  if (place.data.code === '5014') returnOrder(seed, place, deals);
  if (place.data.code === '4003') returnDelivery(seed, place, deals);
};
