import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSizeOf } from './pictureSize.ts';
import { makePaperPicture, makeThumbnail, scalePicture } from './scalePicture.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('scaling a picture', () => {
  it.each([
    ['jpeg', 4000, 3000, { widthPx: 1920, heightPx: 1440 }],
    ['png', 1000, 3840, { widthPx: 500, heightPx: 1920 }],
    ['gif', 2000, 1000, { widthPx: 1920, heightPx: 960 }],
  ] as const)('brings a %s of %i × %i down and keeps its kind', async (format, width, height, expected) => {
    const scaled = await scalePicture(await picture(width, height).toFormat(format).toBuffer(), 1920);
    expect(scaled && pictureSizeOf(scaled)).toEqual(expected);
    expect((await sharp(scaled ?? Buffer.alloc(0)).metadata()).format).toBe(format);
  });

  it('leaves a small one byte for byte', async () => {
    const small = await picture(1920, 1080).jpeg().toBuffer();
    expect(await scalePicture(small, 1920)).toBe(small);
  });

  it('turns a photo upright and keeps when it was taken, not where', { tags: ['slow'] }, async () => {
    const exif = {
      IFD0: { Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:11:10 13:30:00' },
    };
    const lying = await picture(4000, 3000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const scaled = await scalePicture(lying, 1920);
    expect(scaled && pictureSizeOf(scaled)).toEqual({ widthPx: 1440, heightPx: 1920 });
    expect((await sharp(scaled ?? Buffer.alloc(0)).metadata()).orientation ?? 1).toBe(1);
  });

  it('refuses what is no picture', async () => {
    expect(await scalePicture(Buffer.from('GIF89a but nothing else'), 1920)).toBeNull();
  });
});

describe('the small picture of a picture', () => {
  it('of one that moves is its first picture, of one without ground stands on white', async () => {
    const clear = sharp({
      create: { width: 640, height: 320, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const tile = await makeThumbnail(await clear.gif().toBuffer());
    const { dominant } = await sharp(tile ?? Buffer.alloc(0)).stats();
    expect(tile && pictureSizeOf(tile)).toEqual({ widthPx: 320, heightPx: 160 });
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('is none of what is no picture', async () => {
    expect(await makeThumbnail(Buffer.from('GIF89a but nothing else'))).toBeNull();
  });
});

describe('a picture as papers print it', () => {
  const facts = async (bytes: Buffer) => {
    const drawn = await makePaperPicture(bytes, 800);
    const { format, width, height, channels, space, hasAlpha, exif, icc } = await sharp(
      drawn ?? Buffer.alloc(0),
    ).metadata();
    return { format, width, height, channels, space, hasAlpha, extras: [exif, icc] };
  };
  const plain = {
    format: 'jpeg',
    channels: 3,
    space: 'srgb',
    hasAlpha: false,
    extras: [undefined, undefined],
  };

  it('is a small JPEG in the colours of screens, upright, whatever it was', { tags: ['slow'] }, async () => {
    const turned = await picture(4000, 3000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await facts(turned)).toEqual({ ...plain, width: 600, height: 800 });
    const ofPrinters = await picture(1600, 1200)
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(ofPrinters).metadata()).space).toBe('cmyk');
    expect(await facts(ofPrinters)).toEqual({ ...plain, width: 800, height: 600 });
    const clear = await picture(400, 300).ensureAlpha(0.5).png().toBuffer();
    expect(await facts(clear)).toEqual({ ...plain, width: 400, height: 300 });
  });

  it('is none of what is no picture', async () => {
    expect(await makePaperPicture(Buffer.from('GIF89a but nothing else'), 800)).toBeNull();
  });
});
