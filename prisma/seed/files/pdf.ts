import type { Content } from './files.ts';

/*
 * Small PDFs with Japanese text. The font is not embedded: `HeiseiMin-W3` belongs to the Adobe-Japan1 collection,
 * which every PDF reader (and pdf.js with its character maps) has a substitute for. Latin letters are half width.
 */

export const A4 = { width: 595, height: 842 } as const;

type Align = 'left' | 'right' | 'center';

/** Something on a page; x and y in points from its upper left corner, y of a text is its base line. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly align?: Align;
    }
  | {
      readonly kind: 'line';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
    }
  | {
      readonly kind: 'fill';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

export type Page = readonly Mark[];

const isHalfWidth = (letter: string): boolean => letter.charCodeAt(0) < 0x7f;

/** Width of a text in points. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((width, letter) => width + (isHalfWidth(letter) ? size / 2 : size), 0);

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
const round = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

const startOf = (x: number, width: number, align: Align): number => {
  if (align === 'left') return x;
  return align === 'right' ? x - width : x - width / 2;
};

const operatorOf = (mark: Mark): string => {
  if (mark.kind === 'line') {
    const [x1, y1] = mark.from;
    const [x2, y2] = mark.to;
    return `${round(x1)} ${round(A4.height - y1)} m ${round(x2)} ${round(A4.height - y2)} l S`;
  }
  if (mark.kind === 'fill') {
    const { x, y, width, height } = mark;
    return `0.94 g ${round(x)} ${round(A4.height - y - height)} ${round(width)} ${round(height)} re f 0 g`;
  }
  const { x, y, size, text, align = 'left' } = mark;
  const left = startOf(x, widthOf(text, size), align);
  return `BT /F1 ${size} Tf ${round(left)} ${round(A4.height - y)} Td <${hexOf(text)}> Tj ET`;
};

const stream = (content: string): string =>
  `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;

const font = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-HW-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) ' +
    '/Ordering (Japan1) /Supplement 2 >> /DW 1000 /W [231 632 500] /FontDescriptor 5 0 R >>',
  '<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 6 /FontBBox [-123 -257 1001 910] /ItalicAngle 0 ' +
    '/Ascent 723 /Descent -241 /CapHeight 709 /StemV 69 >>',
];

const FIRST_PAGE = 6;

/** A document of these pages, byte for byte the same each time. */
export const pdf = (pages: readonly Page[]): Content => {
  const kids = pages.map((_page, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ja) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...font,
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] ` +
        `/Resources << /Font << /F1 3 0 R >> >> /Contents ${FIRST_PAGE + index * 2 + 1} 0 R >>`,
      stream(['0.6 w', ...page.map(operatorOf)].join('\n')),
    ]),
  ];
  let body = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { bytes: Buffer.from(body + end, 'latin1'), pageCount: pages.length };
};
