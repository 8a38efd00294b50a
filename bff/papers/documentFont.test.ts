import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { documentFonts, parseFont } from './documentFont.ts';

const require = createRequire(import.meta.url);
const bytes = readFileSync(
  require.resolve('@expo-google-fonts/noto-serif-jp/400Regular/NotoSerifJP_400Regular.ttf'),
);
const fontForDocument = documentFonts(bytes, parseFont(bytes));

const NAME = '㍿𠮷野・髙﨑ガ が①号店 Café AVA 葛\u{E0100}飾';

/** What a document embeds of a font. */
const embedded = (font: Font, text: string): Buffer => {
  const subset = font.createSubset();
  for (const glyph of font.glyphsForString(text)) subset.includeGlyph(glyph);
  return Buffer.from(Reflect.apply(Reflect.get(subset, 'encode'), subset, []));
};

describe('the font of a document', () => {
  it('embeds the same bytes as a font that was read for it alone, in the first document and in the next', () => {
    const alone = embedded(parseFont(bytes), NAME);
    for (const document of ['first', 'next'])
      expect(embedded(fontForDocument(), NAME).equals(alone), document).toBe(true);
  });

  it('sets the letters of Japanese as the rules of the font do', () => {
    const text = '㍿𠮷野・髙﨑①号店（東京都）、２０２６年';
    const [own, alone] = [fontForDocument().layout(text), parseFont(bytes).layout(text)];
    expect(own.glyphs.map(({ id }) => id)).toEqual(alone.glyphs.map(({ id }) => id));
    expect(own.positions.map(({ xAdvance }) => xAdvance)).toEqual(
      alone.positions.map(({ xAdvance }) => xAdvance),
    );
  });

  it.each([
    ['a mark of its own above a letter', 'か\u3099'],
    ['a letter that chooses the shape of the one before it', '葛\u{E0100}'],
    ['a joiner that nobody sees', '東\u200d京'],
  ])('leaves %s to the rules of the font', (_what, text) => {
    const [own, alone] = [fontForDocument().layout(text), parseFont(bytes).layout(text)];
    expect(own.glyphs.map(({ id }) => id)).toEqual(alone.glyphs.map(({ id }) => id));
    expect(own.advanceWidth).toBe(alone.advanceWidth);
  });
});
