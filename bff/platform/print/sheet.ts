import PDFDocument from 'pdfkit';
import type { Align, Paper } from '#bff/core/paper.ts';
import { breakLines } from './breakLines.ts';
import { fontOf, type Weight } from './fonts.ts';

/** A page and its margins; all lengths in points. */
export type PageSize = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Between the margins. */
  readonly contentWidth: number;
};

const sized = (size: Omit<PageSize, 'contentWidth'>): PageSize => ({
  ...size,
  contentWidth: size.width - size.left - size.right,
});

/** A4. The left margin, or the upper one of a page that lies, leaves room to bind (domain 6 "Print"). */
const STANDING = sized({ width: 595.28, height: 841.89, left: 68, right: 56, top: 62, bottom: 64 });
const LYING = sized({ width: 841.89, height: 595.28, left: 56, right: 56, top: 68, bottom: 64 });

export const TEXT_SIZE = 10.5;
/** Line height to size of its letters. */
const LEADING = 1.55;
const INK = '#000000';
/** Behind the labels of a table; light enough to write over, and to copy. */
const SHADE = '#f2f2f2';
/** Behind everything; lighter than the grey of a label looks beside letters. */
const WATER = '#e4e4e4';
const WATER_SIZE = 190;
/** One letter after the other, each as wide as it was measured. */
const SET_PLAIN = {
  lineBreak: false,
  features: { kern: false, liga: false, clig: false, calt: false },
} as const;
const LINE_WIDTH = 0.4;

export type TextStyle = { readonly size?: number; readonly weight?: Weight };

export const lineHeightOf = ({ size = TEXT_SIZE }: TextStyle): number => size * LEADING;

/** A part of the document's structure, for those who listen to it. */
export type Part = PDFKit.PDFStructureElement;

export type Sheet = {
  readonly page: PageSize;
  /** The structure of the whole paper. */
  readonly root: Part;
  readonly part: (tag: string, parent: Part) => Part;
  /** Where the next thing stands. */
  readonly y: () => number;
  readonly moveTo: (y: number) => void;
  readonly breakPage: () => void;
  /** Begins a new page when less than this is left. */
  readonly ensure: (height: number) => void;
  /** What is left of the page. */
  readonly room: () => number;
  readonly linesOf: (text: string, width: number, style?: TextStyle) => string[];
  readonly widthOf: (text: string, style?: TextStyle) => number;
  /** One line in the structure's part; null: said already, or said by the page itself. */
  readonly line: (part: Part | null, text: string, box: Box, style?: TextStyle) => void;
  /** Thin lines and grey, which nobody needs to hear of. */
  readonly rule: (from: Point, to: Point) => void;
  readonly shade: (from: Point, to: Point) => void;
  /** Four thin lines. */
  readonly frame: (box: Area) => void;
  /** As large as its box has room for, in the middle of it. */
  readonly picture: (bytes: Uint8Array, alt: string, box: Area) => void;
  readonly document: PDFKit.PDFDocument;
};

export type Point = readonly [x: number, y: number];
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly align?: Align };

/** A box with its height. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const startOf = ({ x, width, align = 'left' }: Box, textWidth: number): number => {
  if (align === 'left') return x;
  return align === 'right' ? x + width - textWidth : x + (width - textWidth) / 2;
};

const openDocument = ({ title, foot, madeOn }: Paper): PDFKit.PDFDocument => {
  // The day on the paper and not the moment of printing: the same paper is the same bytes.
  const day = new Date(`${madeOn}T00:00:00+09:00`);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // None but its own: the library's default would be read for nothing.
    font: '',
    bufferPages: true,
    lang: 'ja-JP',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    info: { Title: title, Author: foot, CreationDate: day, ModDate: day },
  });
  for (const weight of ['regular', 'bold'] as const) document.registerFont(weight, fontOf(weight).bytes);
  return document;
};

const artifact = (document: PDFKit.PDFDocument, draw: () => void): void => {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
};

const widthOf = (text: string, { size = TEXT_SIZE, weight = 'regular' }: TextStyle = {}): number =>
  fontOf(weight).widthOf(text, size);

const linesOf = (text: string, width: number, style: TextStyle = {}): string[] => {
  const { shown } = fontOf(style.weight ?? 'regular');
  return breakLines(shown(text), width, (piece) => widthOf(piece, style));
};

const ruleIn =
  (document: PDFKit.PDFDocument): Sheet['rule'] =>
  ([x1, y1], [x2, y2]) =>
    artifact(document, () => document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(LINE_WIDTH).stroke(INK));

const frameIn =
  (document: PDFKit.PDFDocument): Sheet['frame'] =>
  ({ x, y, width, height }) => {
    const rule = ruleIn(document);
    const [right, bottom] = [x + width, y + height];
    rule([x, y], [right, y]);
    rule([right, y], [right, bottom]);
    rule([right, bottom], [x, bottom]);
    rule([x, bottom], [x, y]);
  };

const pictureIn =
  (document: PDFKit.PDFDocument, root: Part): Sheet['picture'] =>
  (bytes, alt, { x, y, width, height }) => {
    const part = document.struct('Figure', { alt });
    root.add(part);
    const fit: [number, number] = [width, height];
    const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    part.add(() => document.image(picture, x, y, { fit, align: 'center', valign: 'center' }));
  };

/** The strokes of a document: letters and pictures within its structure, rules and grey beside it. */
const strokesOf = (
  document: PDFKit.PDFDocument,
  root: Part,
): Pick<Sheet, 'line' | 'rule' | 'shade' | 'frame' | 'picture'> => ({
  rule: ruleIn(document),
  frame: frameIn(document),
  picture: pictureIn(document, root),
  line: (part, text, box, style = {}) => {
    if (text === '') return;
    const { size = TEXT_SIZE, weight = 'regular' } = style;
    const x = startOf(box, widthOf(text, style));
    const draw = () => {
      document.font(weight).fontSize(size).fillColor(INK).text(text, x, box.y, SET_PLAIN);
    };
    if (part === null) artifact(document, draw);
    else part.add(draw);
  },
  shade: ([x1, y1], [x2, y2]) =>
    artifact(document, () => document.rect(x1, y1, x2 - x1, y2 - y1).fill(SHADE)),
});

/** A word across the whole page, under what will be set on it. */
const drawWatermark = (document: PDFKit.PDFDocument, page: PageSize, word: string): void => {
  const [x, y] = [page.width / 2, page.height / 2];
  const style: TextStyle = { size: WATER_SIZE, weight: 'bold' };
  artifact(document, () => {
    document.save();
    document
      .rotate(-50, { origin: [x, y] })
      .font('bold')
      .fontSize(WATER_SIZE)
      .fillColor(WATER);
    document.text(word, x - widthOf(word, style) / 2, y - WATER_SIZE / 2, SET_PLAIN);
    document.restore();
  });
};

/** Where a paper is set: pages that follow one another, and the place of the next line. */
export const openSheet = (paper: Paper): Sheet => {
  const document = openDocument(paper);
  const page = paper.isLying ? LYING : STANDING;
  const root = document.struct('Document');
  document.addStructure(root);
  let y: number = page.top;
  const room = (): number => page.height - page.bottom - y;
  const breakPage = (): void => {
    document.addPage({ size: [page.width, page.height], margin: 0 });
    if (paper.watermark !== undefined) drawWatermark(document, page, paper.watermark);
    y = page.top;
  };
  breakPage();
  return {
    page,
    document,
    root,
    part: (tag, parent) => {
      const part = document.struct(tag);
      parent.add(part);
      return part;
    },
    y: () => y,
    moveTo: (next) => {
      y = next;
    },
    room,
    breakPage,
    ensure: (height) => {
      if (room() < height) breakPage();
    },
    widthOf,
    linesOf,
    ...strokesOf(document, root),
  };
};
