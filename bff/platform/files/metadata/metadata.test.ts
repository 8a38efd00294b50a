import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPhotoFacts, writePhotoFacts } from './exif.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';

const segment = (marker: number, content: Buffer | string): Buffer => {
  const bytes = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
};
const soi = Buffer.from([0xff, 0xd8]);
const eoi = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, 'JFIF\0rest');
const scan = Buffer.concat([segment(0xda, 'scan'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3])]);
const facts = { orientation: 6, takenAt: '2026:11:20 10:15:00' };
const gps = Buffer.from('GPS-35.6812N-139.7671E');
const exif = segment(
  0xe1,
  Buffer.concat([Buffer.from('Exif\0\0'), writePhotoFacts(facts) ?? Buffer.alloc(0), gps]),
);

const factsOf = (jpeg: Buffer) => {
  const at = jpeg.indexOf('Exif\0\0');
  return at === -1 ? null : readPhotoFacts(jpeg.subarray(at + 6));
};

describe('stripJpeg', () => {
  it('takes the place out and keeps orientation, time and every byte of the picture', () => {
    const stripped = stripJpeg(Buffer.concat([soi, jfif, exif, scan, eoi]));
    expect(stripped?.includes('GPS')).toBe(false);
    expect(stripped && factsOf(stripped)).toEqual(facts);
    expect(stripped?.includes(scan)).toBe(true);
    expect(stripped?.subarray(0, 2 + jfif.length)).toEqual(Buffer.concat([soi, jfif]));
    expect(stripped?.subarray(-2)).toEqual(eoi);
  });

  it('takes out XMP, IPTC and comments and keeps the colour profile', () => {
    const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<GPSLatitude/>');
    const iptc = segment(0xed, 'Photoshop 3.0\0city');
    const comment = segment(0xfe, '本社で撮影');
    const profile = segment(0xe2, 'ICC_PROFILE\0data');
    const stripped = stripJpeg(Buffer.concat([soi, xmp, iptc, comment, profile, scan, eoi]));
    expect(stripped).toEqual(Buffer.concat([soi, profile, scan, eoi]));
  });

  it('takes out the pictures that phones append, which carry their own EXIF', () => {
    const index = segment(0xe2, 'MPF\0index');
    const second = Buffer.concat([soi, exif, scan, eoi]);
    const stripped = stripJpeg(Buffer.concat([soi, index, scan, eoi, second]));
    expect(stripped).toEqual(Buffer.concat([soi, scan, eoi]));
  });

  it('keeps every scan of a progressive picture', () => {
    const picture = Buffer.concat([soi, jfif, scan, segment(0xc4, 'table'), scan, eoi]);
    expect(stripJpeg(picture)).toEqual(picture);
  });

  it('drops broken EXIF without failing', () => {
    const broken = segment(0xe1, 'Exif\0\0II*\0\xff\xff\xff\xff');
    expect(stripJpeg(Buffer.concat([soi, broken, scan, eoi]))).toEqual(Buffer.concat([soi, scan, eoi]));
  });

  it('passes over bytes that scanners and drones leave between segments', () => {
    const left = Buffer.from([0, 0, 1, 0xff, 0, 0xff, 0xff]);
    const picture = Buffer.concat([
      soi,
      jfif,
      left,
      scan,
      left,
      segment(0xc4, 'table'),
      left,
      scan,
      left,
      eoi,
    ]);
    const whole = stripJpeg(picture);
    expect(whole?.includes(segment(0xc4, 'table'))).toBe(true);
    expect(whole?.subarray(0, 2 + jfif.length + 2)).toEqual(Buffer.concat([soi, jfif, scan.subarray(0, 2)]));
  });

  it.each([
    ['in its data', Buffer.concat([soi, jfif, scan])],
    ['between two bytes', Buffer.concat([soi, jfif, scan, Buffer.from([0xff])])],
    ['before its data', Buffer.concat([soi, jfif])],
  ])('gives nothing for a picture that breaks off %s', (_where, picture) => {
    expect(stripJpeg(picture)).toBeNull();
  });

  it('gives nothing for what is no JPEG or breaks off within a segment', () => {
    expect(stripJpeg(Buffer.from('GIF89a'))).toBeNull();
    expect(stripJpeg(Buffer.concat([soi, exif.subarray(0, 20)]))).toBeNull();
  });
});

describe('photo facts', () => {
  it('read and written agree; an upright picture without a time needs none', () => {
    expect(readPhotoFacts(writePhotoFacts(facts) ?? Buffer.alloc(0))).toEqual(facts);
    const turned = { orientation: 3, takenAt: null };
    expect(readPhotoFacts(writePhotoFacts(turned) ?? Buffer.alloc(0))).toEqual(turned);
    expect(writePhotoFacts({ orientation: 1, takenAt: null })).toBeNull();
  });

  it('are read from little-endian EXIF as most cameras write it', () => {
    const tiff = Buffer.from('49492a000800000001001201030001000000080000000000000000', 'hex');
    expect(readPhotoFacts(tiff)).toEqual({ orientation: 8, takenAt: null });
  });
});

describe('stripPng', () => {
  const chunk = (type: string, content: string): Buffer => {
    const body = Buffer.from(type + content, 'latin1');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const head = chunk('IHDR', 'head');
  const data = chunk('IDAT', 'picture');
  const end = chunk('IEND', '');

  it('takes out texts, EXIF, times and what follows the end', () => {
    const telling = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'].map((type) => chunk(type, 'GPS'));
    const png = Buffer.concat([signature, head, ...telling, data, end, Buffer.from('more')]);
    expect(stripPng(png)).toEqual(Buffer.concat([signature, head, data, end]));
  });

  it('gives nothing for what is no PNG or breaks off', () => {
    expect(stripPng(Buffer.from('x'))).toBeNull();
    expect(stripPng(Buffer.concat([signature, head, data.subarray(0, 10)]))).toBeNull();
  });
});
