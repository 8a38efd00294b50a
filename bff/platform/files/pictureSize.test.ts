import { describe, expect, it } from 'vitest';
import { pictureSizeOf } from './pictureSize.ts';

const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

const exif = (orientation: number): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([head, content]);
};

const jpeg = (width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer => {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    before,
    frame,
    Buffer.from('ffda00080101003f00ffd9', 'hex'),
  ]);
};

describe('the size of a picture', () => {
  it('is read from PNG, GIF and JPEG', () => {
    const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x80, 2, 0xe0, 1]), Buffer.alloc(20)]);
    expect(pictureSizeOf(png(1920, 1080))).toEqual({ widthPx: 1920, heightPx: 1080 });
    expect(pictureSizeOf(gif)).toEqual({ widthPx: 640, heightPx: 480 });
    expect(pictureSizeOf(jpeg(4032, 3024))).toEqual({ widthPx: 4032, heightPx: 3024 });
  });

  it('is that of the picture as it is shown: one that lies on its side is turned', () => {
    expect(pictureSizeOf(jpeg(4032, 3024, exif(6)))).toEqual({ widthPx: 3024, heightPx: 4032 });
    expect(pictureSizeOf(jpeg(4032, 3024, exif(3)))).toEqual({ widthPx: 4032, heightPx: 3024 });
  });

  it('is not guessed: no picture, a cut one and one without area have none', () => {
    expect(pictureSizeOf(Buffer.from('%PDF-1.7 and nothing that a camera makes'))).toBeNull();
    expect(pictureSizeOf(jpeg(10, 10).subarray(0, 8))).toBeNull();
    expect(pictureSizeOf(png(0, 10))).toBeNull();
  });
});
