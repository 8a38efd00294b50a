import { create, type Font, type Glyph } from 'fontkit';

/*
 * A document needs a font of its own: it remembers by which letter a shape was asked for, which is no other document's
 * business. What it reads of the file is the same for all, and reading it takes longer than printing a page.
 */

/** @throws Error when the file holds more than one font */
export const parseFont = (bytes: Buffer): Font => {
  const parsed = create(bytes);
  if (!('glyphForCodePoint' in parsed)) throw new Error('a file of more than one font');
  return parsed;
};

/** What a subset asks of a shape, as fontkit keeps it: whether it is made of others, and how wide it is. */
type Shape = { readonly _decode: () => unknown; readonly _metrics: unknown };

const call = (glyph: Glyph, method: string): unknown => Reflect.apply(Reflect.get(glyph, method), glyph, []);

/** Its points are not kept: the bytes are copied from the file as they are. */
const withoutPoints = (decoded: unknown): unknown =>
  typeof decoded === 'object' && decoded !== null ? { ...decoded, points: [] } : decoded;

const shapeOf = (glyph: Glyph | null): Shape | null => {
  if (glyph === null) return null;
  const decoded = withoutPoints(call(glyph, '_decode'));
  return { _decode: () => decoded, _metrics: call(glyph, '_getMetrics') };
};

/** Letters that choose or join the shapes of others, or stand above them: they need the font's rules. */
const NEEDS_RULES = /[\p{M}\p{Cf}]/u;

/** A letter after the other, each as wide as it is: as lines are measured, and in a tenth of the time of the rules. */
const layoutPlain = (font: Font, text: string) => {
  const glyphs = font.glyphsForString(text);
  const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({
    xAdvance,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }));
  return { glyphs, positions, advanceWidth: positions.reduce((width, { xAdvance }) => width + xAdvance, 0) };
};

/**
 * Fonts for documents, of one file that is read once.
 * @param font the same file, parsed: its tables are shared, as fontkit shares them among variations
 */
export const documentFonts = (bytes: Buffer, font: Font): (() => Font) => {
  const shapes = new Map<number, Shape | null>();
  const sharedShape = (id: number): Shape | null => {
    const known = shapes.get(id);
    if (known !== undefined) return known;
    const shape = shapeOf(font.getGlyph(id));
    shapes.set(id, shape);
    return shape;
  };
  return () => {
    const own = Object.assign(parseFont(bytes), { _tables: Reflect.get(font, '_tables') });
    const { getGlyph, layout } = own;
    const met = new Set<number>();
    return Object.assign(own, {
      getGlyph: (id: number, codePoints?: number[]): Glyph | null => {
        const glyph = getGlyph.call(own, id, codePoints);
        if (glyph === null || met.has(id)) return glyph;
        met.add(id);
        return Object.assign(glyph, sharedShape(id));
      },
      layout: (text: string, ...rules: []) =>
        NEEDS_RULES.test(text) ? layout.call(own, text, ...rules) : layoutPlain(own, text),
    });
  };
};
