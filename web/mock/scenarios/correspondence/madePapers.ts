import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { mamekuraWorld, miraiFirstWorld, officeWorld } from '../../world/world.ts';

/* Papers of what is registered, as the one world tells of them; longer and emptier ones are made of these. */

type Content = components['schemas']['PaperContent'];
type Block = Content['blocks'][number];

/** A paper some of whose blocks are others. */
const changed = (paper: Content, change: (block: Block) => Partial<Block>): Content => ({
  ...paper,
  blocks: paper.blocks.map((block) => ({ ...block, ...change(block) })),
});

/** A paper that says something else beside some of its labels. */
export const saying = (paper: Content, values: Readonly<Record<string, string>>): Content =>
  changed(paper, ({ facts }) => ({
    facts: facts.map(({ label, value }) => ({ label, value: values[label] ?? value })),
  }));

const inspection = officeWorld.saw('getMyPageReportPaper', 4);

/** The report of an inspection that is approved, with findings. */
export const inspectionContentOf = (findings: string): Content => saying(inspection, { 指摘事項: findings });

/** One before it is approved, and before anything was inspected. */
export const inspectionDraft = changed(officeWorld.saw('getMyPageReportPaper', 7), ({ kind, text }) =>
  kind === 'table'
    ? { kind: 'text', text: '検査した物は登録されていません。', columns: [], rows: [] }
    : { text: text?.replace('2件', '0件') ?? null },
);

/** The same photos over and over. */
const manyOf = (photos: Block['photos'], count: number): Block['photos'] =>
  Array.from({ length: Math.ceil(count / photos.length) }, () => photos)
    .flat()
    .slice(0, count)
    .map((photo, index) => ({ ...photo, label: photo.label.replace(/\d+/, String(index + 1)) }));

/** A report with so many photos, of which the last before is missing. */
export const inspectionWithPhotos = (count: number): Content =>
  changed(inspection, ({ photos }) => {
    const lacks = photos.slice(0, 1).map((photo) => ({
      ...photo,
      ...{ file: null, label: '実施前　急速凍結庫', caption: '', alt: '', lack: '実施前の写真はありません' },
    }));
    return { photos: photos.length === 0 ? [] : [...manyOf(photos, count), ...lacks] };
  });

const ledger = miraiFirstWorld.saw('getUserPropertyPaper');

/** A ledger with so many lines; one of them has a name that few fonts have. */
export const ledgerContentOf = (count: number): Content =>
  saying(
    changed(ledger, ({ rows }) => ({
      rows: Array.from({ length: rows.length === 0 ? 0 : count }, (_unused, index) => {
        const [, name = '', ...rest] = rows[index % rows.length] ?? [];
        return [String(index + 1), index === 1 ? '𠮷野式充填機（髙﨑工場製）' : name, ...rest];
      }),
    })),
    { 財産の数: `${count}件` },
  );

/** One without any. */
export const emptyLedger = mamekuraWorld.saw('getUserPropertyPaper');

/** An application as it was handed in; `plan` is its longest answer. */
export const filedContentOf = (plan: string): Content =>
  saying(officeWorld.saw('getAdminGeneralFiledApplication', 15), {
    代表者氏名: '𠮷野 髙志',
    '事業内容（概要）': plan,
  });

const filed = reply(filedContentOf('配膳をロボットに任せ、接客の時間を増やす。'));

/** Papers of what is registered, as the office reads them. */
export const madePaperHandlers: MockHandlers = {
  getMyPageReportPaper: reply(inspection),
  getMyPagePropertyPaper: reply(ledgerContentOf(3)),
  getAdminGeneralFiledApplication: filed,
  getAdminIngredientFiledApplication: filed,
  getAdminNotoFiledApplication: filed,
  getAdminInclusiveFiledApplication: filed,
};

/** What an applicant has handed in. */
export const ownFiledHandlers: MockHandlers = { getGeneralFiledApplication: filed };
