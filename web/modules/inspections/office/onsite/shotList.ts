import { needsPictures } from '#rules/inspections/needsPictures.ts';
import { BeforeAfter, InspectionKind } from '#web/parts/api/generated/enums.ts';
import type { PhonePhoto } from '#web/parts/offline/phoneDb.ts';
import type { Report } from '../report/useReportChange.ts';

type Stored = Report['photosBefore'][number];

/** One side of one thing: what the server has of it, and what is still on the phone. */
export type Shot = {
  readonly side: BeforeAfter;
  readonly stored: readonly Stored[];
  readonly waiting: readonly PhonePhoto[];
  /** The report cannot be handed in without it, and it is not there yet. */
  readonly isOpen: boolean;
};

export type ShotsOfThing = {
  /** Null: of no one thing. */
  readonly itemKey: string | null;
  readonly name: string | null;
  readonly expenseType: Stored['expenseType'];
  readonly shots: readonly Shot[];
};

const SIDES = [BeforeAfter.Before, BeforeAfter.After] as const;

/** A photo of a thing that is no longer inspected belongs to the place as a whole. */
const keyIn = (report: Report, itemKey: string | null | undefined): string | null =>
  report.items.some(({ key }) => key === itemKey) ? (itemKey ?? null) : null;

/** What is to be photographed: every thing that is inspected, before and after, and whatever else there is to see. */
export const shotList = (report: Report, waiting: readonly PhonePhoto[]): ShotsOfThing[] => {
  const isAtTheEnd = report.kind === InspectionKind.Completion;
  const shotOf = (itemKey: string | null, isNeeded: boolean) => (side: BeforeAfter) => {
    const stored = (side === BeforeAfter.Before ? report.photosBefore : report.photosAfter).filter(
      (photo) => keyIn(report, photo.itemKey) === itemKey,
    );
    const mine = waiting.filter(
      ({ addition }) => addition.beforeAfter === side && keyIn(report, addition.itemKey) === itemKey,
    );
    return { side, stored, waiting: mine, isOpen: isNeeded && stored.length + mine.length === 0 };
  };
  const things = report.items.map(({ key, name, expenseType }) => ({
    itemKey: key,
    name,
    expenseType,
    shots: SIDES.map(shotOf(key, isAtTheEnd && needsPictures(expenseType))),
  }));
  return [...things, { itemKey: null, name: null, expenseType: 0, shots: SIDES.map(shotOf(null, false)) }];
};

/** How many photos are still to be taken. */
export const openShots = (list: readonly ShotsOfThing[]): number =>
  list.flatMap(({ shots }) => shots).filter(({ isOpen }) => isOpen).length;
