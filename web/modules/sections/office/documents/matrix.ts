import type { MatrixCell, MatrixGroup, MatrixRow } from '#ui-kit/MatrixTable/index.ts';
import { DocumentCheckStatus, LegalFormLabel, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { documentCell, notApplicableCell } from '#web/parts/status/documentCell.ts';
import { marks } from '#web/parts/text/marks.ts';
import type { MyPageSummary } from '../sectionTypes.ts';
import { matrixText as t } from './matrix.words.ts';

type Cell = components['schemas']['MatrixCell'];

const { Incomplete, Confirming, MAFFConfirming, Confirmed, Rejected } = DocumentCheckStatus;

/** Of several documents of a kind the one that asks most for attention stands for all. */
const URGENCY: readonly DocumentCheckStatus[] = [Rejected, Confirming, MAFFConfirming, Incomplete, Confirmed];

/** The groups in the order of the life cycle; kinds that share a name share a group. */
const KIND_ORDER = [
  'Notice',
  'Grant',
  'Change',
  'Delay',
  'Suspension',
  'Progress',
  'Result',
  'Voucher',
  'Property',
  'TaxDeduction',
  'Effect',
  'Other',
] as const satisfies readonly (keyof typeof SectionKind)[];

/** The heading under which the sections of a kind stand: ②交付申請. */
export const groupNameOf = (kind: SectionKind): string => {
  const key = KIND_ORDER.find((name) => SectionKind[name] === kind) ?? 'Other';
  return t((w) => w.groups[key]);
};

/** A title without what tells one document of its kind from another: 見積書（1-2） → 見積書. */
export const plainTitle = (title: string): string => title.replace(/（[^（）]*）$/, '').trim() || title;

const TAILS = t((w) => w.tails).split(marks.comma);

/** A title as what it is about and what it is: 遂行状況報告書 → 遂行状況, 報告書. A head breaks nowhere else in it. */
export const headParts = (title: string): string[] => {
  const tail = TAILS.find((word) => title.endsWith(word) && title !== word);
  return tail === undefined ? [title] : [title.slice(0, -tail.length), tail];
};

/** One column for all documents of a name: programmes number the same form differently. */
const columnId = ({ kind, title }: Cell): string => `${groupNameOf(kind)} ${plainTitle(title)}`;

const byUrgency = <Of extends Pick<Cell, 'status'>>(all: readonly Of[]): Of[] =>
  all.toSorted((a, b) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status));

const mostUrgent = (cells: readonly Cell[]): Cell | undefined => byUrgency(cells)[0];

const LEGAL_FORMS = Object.values(LegalFormLabel);

/** A company as one speaks of it, in little room: without its legal form. */
const shortName = (name: string): string => {
  const form = LEGAL_FORMS.find(
    (label) => name !== label && (name.startsWith(label) || name.endsWith(label)),
  );
  return form === undefined ? name : name.replace(form, '').trim();
};

/** Of whom the documents of a cell are asked, who keeps them waiting first; undefined where no member is asked. */
const noteOf = (cells: readonly Cell[], { corporationName }: MyPageSummary): string | undefined => {
  if (cells.every(({ memberName }) => memberName === null)) return undefined;
  const byName = Map.groupBy(cells, ({ memberName }) => memberName ?? corporationName);
  const ofEach = [...byName].flatMap(([name, own]) => {
    const urgent = mostUrgent(own);
    return urgent === undefined ? [] : [{ name, status: urgent.status }];
  });
  return byUrgency(ofEach)
    .map(({ name, status }) =>
      t((w) => w.ofMember, { name: shortName(name), word: documentCell(status).word }),
    )
    .join(marks.comma);
};

/** The columns that the rows of this page have, grouped in the order of the life cycle. */
export const matrixGroups = (rows: readonly MyPageSummary[]): MatrixGroup[] => {
  const cells = rows.flatMap((row) => row.cells ?? []);
  const groups = new Map<string, Map<string, string>>();
  for (const key of KIND_ORDER) {
    // The secretariat's own notices are nothing to wait for.
    if (key === 'Notice') continue;
    const ofKind = cells
      .filter(({ kind }) => kind === SectionKind[key])
      .sort((a, b) => a.documentType - b.documentType);
    for (const cell of ofKind) {
      const label = t((w) => w.groups[key]);
      const columns = groups.get(label) ?? new Map<string, string>();
      columns.set(columnId(cell), plainTitle(cell.title));
      groups.set(label, columns);
    }
  }
  return [...groups].map(([label, columns]) => ({
    id: label,
    label,
    columns: [...columns].map(([id, name]) => ({ id, label: name, parts: headParts(name) })),
  }));
};

/** One row: each column with the most urgent document of its type; a type that is not asked for is 対象外. */
export const matrixRow = (row: MyPageSummary, groups: readonly MatrixGroup[]): MatrixRow => {
  const cells = row.cells ?? [];
  const cellFor = (id: string): MatrixCell => {
    const own = cells.filter((cell) => columnId(cell) === id);
    const urgent = mostUrgent(own);
    if (urgent === undefined) return notApplicableCell;
    const note = noteOf(own, row);
    return {
      ...documentCell(urgent.status),
      href: myPagePaths.desk(row.id, urgent.sectionId),
      ...(note === undefined ? {} : { note }),
    };
  };
  const columns = groups.flatMap((group) => group.columns);
  return {
    id: row.id,
    code: row.displayCode,
    name: row.corporationName,
    href: myPagePaths.detail(row.id),
    cells: Object.fromEntries(columns.map(({ id }) => [id, cellFor(id)])),
  };
};
