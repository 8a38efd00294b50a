import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripWebp } from './webp.ts';

/** A picture as a phone saves it: with its place, its device and the time, turned on its side. */
const fromPhone = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: '#36c' } })
    .webp()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'A-Phone' },
      IFD2: { DateTimeOriginal: '2026:11:20 10:15:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 52/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>35.68</GPSLatitude></x:xmpmeta>')
    .toBuffer();

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer();

describe('stripWebp', () => {
  it('takes out place, device and XMP, and keeps the picture, how to turn it and its time (faults C)', async () => {
    const original = await fromPhone();
    expect(original.includes('A-Phone') && original.includes('GPSLatitude')).toBe(true);
    const stripped = stripWebp(original);
    expect(stripped).not.toBeNull();
    const kept = stripped ?? Buffer.alloc(0);
    expect(kept.includes('A-Phone') || kept.includes('GPS') || kept.includes('XMP ')).toBe(false);
    expect(kept.includes('2026:11:20 10:15:00')).toBe(true);
    expect(await sharp(kept).metadata()).toMatchObject({ width: 60, height: 40, orientation: 6 });
    expect(await pixelsOf(kept)).toEqual(await pixelsOf(original));
  });

  it('leaves a picture that tells nothing as it is', async () => {
    const plain = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#fff' } })
      .webp({ lossless: true })
      .toBuffer();
    expect(stripWebp(plain)).toEqual(plain);
  });

  it('cuts off what stands behind the end, and chunks that nobody knows', async () => {
    const plain = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    const unknown = Buffer.from('LOCA\x04\0\0\0here', 'latin1');
    const longer = Buffer.concat([plain, unknown]);
    longer.writeUInt32LE(longer.length - 8, 4);
    expect(stripWebp(Buffer.concat([plain, Buffer.from('GPS')]))).toEqual(plain);
    expect(stripWebp(longer)).toEqual(plain);
  });

  it('refuses what cannot be read to its end', async () => {
    const original = await fromPhone();
    expect(stripWebp(original.subarray(0, original.length - 20))).toBeNull();
    expect(stripWebp(Buffer.from('RIFF'))).toBeNull();
    expect(stripWebp(Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'))).toBeNull();
  });
});
