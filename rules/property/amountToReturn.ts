import type { CalendarDay } from '../calendar.ts';
import { bookValueOn, type Depreciated } from './restriction.ts';

/** A piece of property with the part of it that was subsidised, in whole yen. */
export type Subsidised = Depreciated & { readonly subsidyAmount: number };

type Disposed = {
  readonly on: CalendarDay;
  /** Yen without tax that somebody gives for it; null where nothing is given. */
  readonly proceeds: number | null;
  /** A disaster destroyed it: nobody profits. */
  readonly isDisaster: boolean;
};

/**
 * What of the subsidy is paid back when property is disposed of before its time (財産処分の承認基準): the subsidised part
 * of what it brings in, or of its book value where that is more; never more than the subsidy. Nothing after a disaster.
 * Whole yen, the rest of a yen left out once.
 */
export const amountToReturn = (property: Subsidised, { on, proceeds, isDisaster }: Disposed): number => {
  const { amount, subsidyAmount } = property;
  if (isDisaster || amount === 0) return 0;
  const worth = Math.max(proceeds ?? 0, bookValueOn(property, on));
  const share = Number((BigInt(worth) * BigInt(subsidyAmount)) / BigInt(amount));
  return Math.min(subsidyAmount, share);
};
