import type { PaperPhoto } from '#bff/core/paper.ts';
import { lineHeightOf, type Sheet, type TextStyle } from './sheet.ts';

const COLUMN_GAP = 14;
const ROW_GAP = 12;
const CAPTION_GAP = 4;
/** Height to width of the place of a picture: as cameras that lie take it. */
const RATIO = 3 / 4;
const CAPTION: TextStyle = { size: 9 };
const LABEL: TextStyle = { size: 9, weight: 'bold' };

/** Two photos beside one another; either may be missing. */
type Row = { readonly left: PaperPhoto | null; readonly right: PaperPhoto | null };

/** What stands at the right goes beside what stands at the left before it. */
const rowsOf = (photos: readonly PaperPhoto[]): Row[] => {
  const rows: Row[] = [];
  for (const photo of photos) {
    const last = rows.at(-1);
    if (photo.side === 'left') rows.push({ left: photo, right: null });
    else if (last?.right === null) rows[rows.length - 1] = { ...last, right: photo };
    else rows.push({ left: null, right: photo });
  }
  return rows;
};

type Line = { readonly text: string; readonly style: TextStyle };

const widthIn = ({ page }: Sheet): number => (page.contentWidth - COLUMN_GAP) / 2;

const captionOf = (sheet: Sheet, { label, caption }: PaperPhoto): Line[] => {
  const set = (text: string, style: TextStyle): Line[] =>
    text === '' ? [] : sheet.linesOf(text, widthIn(sheet), style).map((line) => ({ text: line, style }));
  return [...set(label, LABEL), ...set(caption, CAPTION)];
};

const heightOf = (sheet: Sheet, { left, right }: Row): number => {
  const lines = [left, right].map((photo) => (photo === null ? 0 : captionOf(sheet, photo).length));
  return widthIn(sheet) * RATIO + CAPTION_GAP + Math.max(...lines) * lineHeightOf(CAPTION);
};

/** A frame that says why there is no picture in it. */
const drawLack = (sheet: Sheet, lack: string, box: Parameters<Sheet['frame']>[0]): void => {
  sheet.frame(box);
  const lines = sheet.linesOf(lack, box.width - 2 * COLUMN_GAP, CAPTION);
  const part = sheet.part('P', sheet.root);
  let y = box.y + (box.height - lines.length * lineHeightOf(CAPTION)) / 2;
  for (const line of lines) {
    sheet.line(part, line, { x: box.x, y, width: box.width, align: 'center' }, CAPTION);
    y += lineHeightOf(CAPTION);
  }
};

const drawPhoto = (sheet: Sheet, photo: PaperPhoto, x: number): void => {
  const width = widthIn(sheet);
  const box = { x, y: sheet.y(), width, height: width * RATIO };
  if (photo.picture === undefined) drawLack(sheet, photo.lack, box);
  else sheet.picture(photo.picture, photo.alt, box);
  const part = sheet.part('P', sheet.root);
  let y = box.y + box.height + CAPTION_GAP;
  for (const { text, style } of captionOf(sheet, photo)) {
    sheet.line(part, text, { x, y, width }, style);
    y += lineHeightOf(style);
  }
};

/** What a page must have room for below a heading of photos. */
export const heightOfFirstRow = (sheet: Sheet, photos: readonly PaperPhoto[]): number => {
  const [first] = rowsOf(photos);
  return first === undefined ? 0 : heightOf(sheet, first);
};

/** Two photos a row where the sheet stands; a row never stands on two pages. */
export const drawPhotos = (sheet: Sheet, photos: readonly PaperPhoto[]): void => {
  const { left } = sheet.page;
  for (const row of rowsOf(photos)) {
    const height = heightOf(sheet, row);
    sheet.ensure(height);
    if (row.left !== null) drawPhoto(sheet, row.left, left);
    if (row.right !== null) drawPhoto(sheet, row.right, left + widthIn(sheet) + COLUMN_GAP);
    sheet.moveTo(sheet.y() + height + ROW_GAP);
  }
};
