import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Paper, PaperBlock, PaperPhoto } from '#bff/core/paper.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { printPaper } from './printPaper.ts';

const paper = (blocks: readonly PaperBlock[], rest: Partial<Paper> = {}): Paper => ({
  form: '様式1',
  over: '産地連携推進緊急対策事業',
  title: '応募申請書',
  date: '令和8年11月22日',
  madeOn: '2026-11-22',
  letter: null,
  foot: '株式会社みらい食堂',
  mark: null,
  blocks,
  ...rest,
});

const facts = (...rows: readonly (readonly [string, string])[]): PaperBlock => ({ kind: 'facts', rows });

describe('a printed paper', () => {
  it('keeps the letters of names: 𠮷 髙 﨑 ㍿ ①', async () => {
    const { bytes } = await printPaper(paper([facts(['名称', '㍿𠮷野・髙﨑①号店'])]));
    expect((await readPdf(bytes)).text).toContain('㍿𠮷野・髙﨑①号店');
  });

  it('shows 〓 for a letter that no font has, and never an empty place', async () => {
    const { bytes } = await printPaper(paper([facts(['名称', 'さくら😀食堂'])]));
    expect((await readPdf(bytes)).text).toContain('さくら〓食堂');
  });

  it('says a letter as it was written, whatever letter of the same shape an earlier paper held', async () => {
    const say = async (name: string) =>
      (await readPdf((await printPaper(paper([facts(['名称', name])]))).bytes)).text;
    const [radical, letter] = ['\u2f00', '\u4e00'];
    expect(await say(`第${radical}号店`)).toContain(`第${radical}号店`);
    expect(await say(`第${letter}号店`)).toContain(`第${letter}号店`);
  });

  it('sets a letter after the other, each as wide as it was measured', async () => {
    const text = '関係書類を添えて、AVA fi Café と To';
    const { bytes } = await printPaper(paper([{ kind: 'text', text, align: 'right' }]));
    const { lines } = await readPdf(bytes);
    const last = lines.findLast(({ text: set }) => set.endsWith('To'));
    // A4 without the margin at the right.
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(595.28 - 56, 2);
  });

  it('is the same bytes whenever it is printed', async () => {
    const shaOf = async () => {
      const { bytes } = await printPaper(paper([facts(['名称', '豆くら'])]));
      return createHash('sha256').update(bytes).digest('hex');
    };
    expect(await shaOf()).toBe(await shaOf());
  });

  it('keeps the name of a sender clear of the square for its seal', { tags: ['slow'] }, async () => {
    const name = '一般社団法人地域の食と農をつなぐ補助事業事務局中央本部支援室';
    const linesWith = async (hasSealArea: boolean) => {
      const letter = { to: '株式会社豆くら　御中', from: [['発行', name]] as const, hasSealArea };
      const { bytes } = await printPaper(paper([], { letter, foot: '豆くら' }));
      const { lines } = await readPdf(bytes);
      return lines.filter(({ text }) => name.includes(text) && text.length > 1);
    };
    const right = Math.max(...(await linesWith(true)).map(({ x, width }) => x + width));
    // A4 without the margin at the right and the square.
    expect(right).toBeLessThan(595.28 - 56 - 68);
    expect((await linesWith(true)).length).toBeGreaterThan((await linesWith(false)).length);
  });

  it('says that it is PDF/A, its title, its language and its structure', async () => {
    const table: PaperBlock = {
      kind: 'table',
      columns: [
        { label: '内容', isFigure: false },
        { label: '金額', isFigure: true },
      ],
      rows: [['製造ライン', '1,000円']],
      sums: [['合計', '1,000円']],
    };
    const { bytes } = await printPaper(paper([{ kind: 'heading', level: 1, text: '経費' }, table]));
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
    const read = await readPdf(bytes);
    expect([read.title, read.language]).toEqual(['応募申請書', 'ja-JP']);
    expect(read.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  });

  it('carries its day and its number, and on every page who made it and which page it is', async () => {
    const long = 'この取組では、県内の産地と連携して国産原材料の取扱いを増やします。'.repeat(150);
    const { bytes, pageCount } = await printPaper(paper([facts(['取組内容', long])], { mark: '確認用' }));
    const { pages, text } = await readPdf(bytes);
    expect(pageCount).toBe(pages.length);
    expect(pageCount).toBeGreaterThan(2);
    expect(text).toContain('令和8年11月22日');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`${index + 1} / ${pageCount}`);
      expect(page).toContain('株式会社みらい食堂');
      expect(page).toContain('確認用');
    }
  });

  it('lies where it is told to, with room for more columns, and keeps its foot on the page', async () => {
    const columns = Array.from({ length: 12 }, (_unused, index) => ({
      label: `列${index}`,
      isFigure: false,
    }));
    const row = columns.map((_column, index) => `値${index}`);
    const table: PaperBlock = { kind: 'table', columns, rows: [row], sums: [] };
    const { bytes } = await printPaper(paper([table], { isLying: true }));
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/MediaBox \[0 0 841\.89 595\.28\]/);
    const { lines, text } = await readPdf(bytes);
    for (const value of row) expect(text).toContain(value);
    const right = Math.max(...lines.map(({ x, width }) => x + width));
    expect(right).toBeGreaterThan(595.28);
    expect(right).toBeLessThanOrEqual(841.89 - 56 + 1);
    expect(text).toContain('1 / 1');
  });

  it('begins a sheet of its own where it is told to', async () => {
    const blocks: PaperBlock[] = [
      { kind: 'text', text: '下記のとおり決定しました。' },
      { kind: 'sheet' },
      { kind: 'heading', level: 1, text: '別紙' },
    ];
    const { pages } = await readPdf((await printPaper(paper(blocks))).bytes);
    expect(pages.map((page) => page.includes('別紙'))).toEqual([false, true]);
  });

  it('loses no letter of an answer that is longer than a page, and repeats the head of a table', {
    tags: ['slow'],
  }, async () => {
    const words = Array.from({ length: 900 }, (_unused, index) => `項目${index}。`);
    const table: PaperBlock = {
      kind: 'table',
      columns: [{ label: '活動の見出し', isFigure: false }],
      rows: [[words.join('')], ...Array.from({ length: 40 }, (_unused, index) => [`行${index}`])],
      sums: [],
    };
    const { pages } = await readPdf((await printPaper(paper([table]))).bytes);
    const body = pages.map((page) => page.replaceAll('活動の見出し', '')).join('');
    for (const word of words) expect(body).toContain(word.slice(0, 2));
    expect(body.match(/項目\d+。/g)?.length).toBeGreaterThan(850);
    expect(pages.every((page) => page.includes('活動の見出し'))).toBe(true);
  });
});

describe('the photos of a paper', () => {
  const pictureOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 160 } } })
      .jpeg()
      .toBuffer();

  const photosOf = (count: number, picture?: Uint8Array): PaperBlock => ({
    kind: 'photos',
    photos: Array.from(
      { length: count },
      (_unused, index): PaperPhoto => ({
        file: null,
        side: index % 2 === 0 ? 'left' : 'right',
        label: `写真${index + 1}番`,
        caption: '㍿𠮷野の厨房\n撮影日　令和8年11月19日',
        alt: `厨房の様子${index + 1}`,
        lack: '写真を表示できません',
        ...(picture === undefined ? {} : { picture }),
      }),
    ),
  });

  it('stand two a row, each whole on one page with what is said of it', { tags: ['slow'] }, async () => {
    const { bytes } = await printPaper(paper([photosOf(24, await pictureOf(800, 600))]));
    const { pages, pictures, lines } = await readPdf(bytes);
    expect(pages.map((page) => page.match(/写真\d+番/g)?.length)).toEqual([4, 6, 6, 6, 2]);
    expect(pages.map((page) => page.match(/令和8年11月19日/g)?.length)).toEqual([4, 6, 6, 6, 2]);
    expect(pictures.map(({ page }) => page)).toEqual(
      [4, 6, 6, 6, 2].flatMap((count, page) => Array(count).fill(page)),
    );
    for (const { x, y, width, height } of pictures) {
      expect([x >= 68, x + width <= 595.28 - 56 + 0.1, y >= 64, y + height <= 841.89 - 62]).toEqual([
        ...[true, true, true, true],
      ]);
      expect(width / height).toBeCloseTo(4 / 3);
    }
    const [first, second] = lines.filter(({ text }) => /^写真[12]番$/.test(text));
    expect([first?.x, (second?.x ?? 0) > 595.28 / 2]).toEqual([68, true]);
  });

  it('are told to those who listen by their own words', async () => {
    const { bytes } = await printPaper(paper([photosOf(2, await pictureOf(800, 600))]));
    expect((await readPdf(bytes)).alternatives).toEqual(['厨房の様子1', '厨房の様子2']);
  });

  it('keep the shape of one that stands, as high as one that lies', async () => {
    const { bytes } = await printPaper(paper([photosOf(1, await pictureOf(600, 800))]));
    const [{ width, height } = { width: 0, height: 1 }] = (await readPdf(bytes)).pictures;
    expect(width / height).toBeCloseTo(3 / 4);
  });

  it('leave a frame that says so where one cannot be shown', async () => {
    const { text, pictures } = await readPdf((await printPaper(paper([photosOf(2)]))).bytes);
    expect([text.match(/写真を表示できません/g)?.length, pictures]).toEqual([2, []]);
  });

  it('stay with the heading above them', async () => {
    const filler: PaperBlock = { kind: 'text', text: '検査した。\n'.repeat(28) };
    const heading: PaperBlock = { kind: 'heading', level: 2, text: '写真の部' };
    const { pages } = await readPdf((await printPaper(paper([filler, heading, photosOf(2)]))).bytes);
    expect(pages.map((page) => page.includes('写真の部'))).toEqual([false, true]);
  });

  it('bring no colours and no transparency that PDF/A does not know', async () => {
    const { bytes } = await printPaper(paper([photosOf(2, await pictureOf(80, 60))]));
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(file).not.toMatch(/\/SMask|\/ICCBased|\/DeviceCMYK|\/Interpolate true/);
  });
});
