import type { PaperBlock, PaperPhoto } from '#bff/core/paper.ts';
import { BeforeAfter } from '#bff/generated/contract/enums.ts';
import type { InspectionItem, ReportRow } from '#bff/modules/inspections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { inspectionPaperWords as words } from './inspections.words.ts';

/*
 * The photos of an inspection on its papers: before beside after, as they were taken; or by name, where a paper does not
 * show them.
 */

type Photo = ReportRow['photos'][number];

/** Of things without photos; all of them stand in the table above. */
const NAMED = 20;

const text = (value: string): PaperBlock => ({ kind: 'text', text: value });

const heading = (count: number): PaperBlock => ({ kind: 'heading', level: 2, text: words.photos(count) });

const sideName = (side: number): string => contractFacts().enumLabel('BeforeAfter', side);

/** The photos by name, one a row. */
export const photoTable = (
  { photos }: Pick<ReportRow, 'photos'>,
  items: readonly InspectionItem[],
): PaperBlock[] => {
  if (photos.length === 0) return [heading(0), text(words.noPhotos)];
  const nameOf = (key: string | null) => items.find((item) => item.key === key)?.name ?? words.none;
  const sorted = photos.toSorted((a, b) => a.beforeAfter - b.beforeAfter);
  const { side, item, caption, takenOn, fileName } = words;
  const table: PaperBlock = {
    kind: 'table',
    columns: [side, item, caption, takenOn, fileName].map((label) => ({ label, isFigure: false })),
    rows: sorted.map((photo) => [
      sideName(photo.beforeAfter),
      nameOf(photo.itemKey),
      photo.caption,
      formatEraDay(photo.takenOn),
      photo.file.fileName,
    ]),
    sums: [],
  };
  return [heading(photos.length), table];
};

/** The photos of one thing in the order of the report, which has each side by its sequence. */
type Group = {
  readonly name: string;
  /** What tells of one thing shows it before and after. */
  readonly isOfThing: boolean;
  readonly before: readonly Photo[];
  readonly after: readonly Photo[];
};

const groupOf = (name: string, isOfThing: boolean, photos: readonly Photo[]): Group => ({
  name,
  isOfThing,
  before: photos.filter(({ beforeAfter }) => beforeAfter === BeforeAfter.Before),
  after: photos.filter(({ beforeAfter }) => beforeAfter === BeforeAfter.After),
});

/** Thing after thing; what tells of none of them comes last. */
const groupsOf = (photos: readonly Photo[], items: readonly InspectionItem[]): Group[] => {
  const keys = new Set<string | null>(items.map(({ key }) => key));
  return [
    ...items.map(({ key, name }) =>
      groupOf(
        name,
        true,
        photos.filter(({ itemKey }) => itemKey === key),
      ),
    ),
    groupOf(
      words.others,
      false,
      photos.filter(({ itemKey }) => !keys.has(itemKey)),
    ),
  ];
};

/** A photo before it is counted, or the place of a side that has none. */
type Place = { readonly name: string; readonly side: BeforeAfter; readonly photo: Photo | undefined };

/** Before beside after; of a thing that has one side alone, the first row says so. */
const placesOf = ({ name, isOfThing, before, after }: Group): Place[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_unused, index): Place[] =>
    [
      { name, side: BeforeAfter.Before, photo: before[index] },
      { name, side: BeforeAfter.After, photo: after[index] },
    ].filter(({ photo }) => photo !== undefined || (isOfThing && index === 0)),
  ).flat();

const columnOf = (side: BeforeAfter): PaperPhoto['side'] => (side === BeforeAfter.Before ? 'left' : 'right');

const photoOf = ({ name, side, photo }: Place, number: number): PaperPhoto => {
  if (photo === undefined) {
    const place = { file: null, side: columnOf(side), label: words.photoLack(sideName(side), name) };
    return { ...place, caption: '', alt: '', lack: words.noPhoto(sideName(side)) };
  }
  return {
    file: { id: photo.fileId, contentType: photo.file.contentType },
    side: columnOf(side),
    label: words.photoLabel(number, sideName(side), name),
    caption: words.photoCaption(photo.caption, formatEraDay(photo.takenOn)),
    alt: photo.caption,
    lack: words.unreadable(photo.file.fileName),
  };
};

/** The photos themselves, two a row; and which things have none. */
export const photoPairs = (
  { photos }: Pick<ReportRow, 'photos'>,
  items: readonly InspectionItem[],
): PaperBlock[] => {
  if (photos.length === 0) return [heading(0), text(words.noPhotos)];
  const groups = groupsOf(photos, items);
  let number = 0;
  const shown = groups.flatMap(placesOf).map((place) => {
    if (place.photo !== undefined) number += 1;
    return photoOf(place, number);
  });
  const bare = items
    .filter(({ key }) => !photos.some(({ itemKey }) => itemKey === key))
    .map(({ name }) => name);
  return [
    heading(photos.length),
    { kind: 'photos', photos: shown },
    ...(bare.length === 0
      ? []
      : [text(words.withoutPhotos(bare.slice(0, NAMED), Math.max(0, bare.length - NAMED)))]),
  ];
};
