import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];
type Photo = Pick<Schemas['Photo'], 'itemKey' | 'sequence'>;

/** The photos of one inspected thing, before and after. */
export type PhotoPair<Shown extends Photo> = {
  readonly itemKey: string | null;
  readonly before: readonly Shown[];
  readonly after: readonly Shown[];
};

const inOrder = <Shown extends Photo>(photos: readonly Shown[]): Shown[] =>
  photos.toSorted((a, b) => a.sequence - b.sequence);

/** Pairs by inspected thing, in the order of the list; photos of no thing come last, if there are any. */
export const photoPairs = <Shown extends Photo>(
  items: readonly Pick<Schemas['InspectionItem'], 'key'>[],
  before: readonly Shown[],
  after: readonly Shown[],
): PhotoPair<Shown>[] => {
  const keys = new Set(items.map(({ key }) => key));
  const of = (photos: readonly Shown[], wanted: string | null): Shown[] =>
    inOrder(
      photos.filter(({ itemKey }) =>
        wanted === null ? itemKey === null || !keys.has(itemKey) : itemKey === wanted,
      ),
    );
  const pairs = [...items.map(({ key }) => key), null].map((itemKey) => ({
    itemKey,
    before: of(before, itemKey),
    after: of(after, itemKey),
  }));
  return pairs.filter(({ itemKey, before: b, after: a }) => itemKey !== null || b.length + a.length > 0);
};

/** What the contract takes back of a photo it gave. */
export const photoInput = ({
  fileId,
  itemKey,
  expenseType,
  caption,
  takenOn,
  sequence,
}: Schemas['Photo']): Schemas['PhotoInput'] => ({ fileId, itemKey, expenseType, caption, takenOn, sequence });
