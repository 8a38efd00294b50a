import { describe, expect, it } from 'vitest';
import { DocumentCheckStatus, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { MyPageSummary } from '../sectionTypes.ts';
import { headParts, matrixGroups, matrixRow, plainTitle } from './matrix.ts';

type Cell = NonNullable<MyPageSummary['cells']>[number];

const cell = (sectionId: number, title: string, kind: SectionKind, rest: Partial<Cell> = {}): Cell => ({
  sectionId,
  documentType: 61,
  kind,
  title,
  status: DocumentCheckStatus.Confirmed,
  memberName: null,
  isRequired: true,
  dueOn: null,
  isOverdue: false,
  ...rest,
});

const row = (id: number, cells: Cell[]): MyPageSummary => ({
  id,
  version: 1,
  projectId: 3,
  projectName: '成長支援 第1次',
  corporationId: 1,
  corporationName: '株式会社豆くら',
  displayCode: '5014',
  planTitle: '豆腐製造ラインの更新',
  sitePrefecture: 20,
  projectStatus: 0,
  delayStatus: 0,
  progressPhase: 1,
  priority: 2,
  nextDueOn: null,
  nextAction: '',
  daysLeft: null,
  overallProgress: 0,
  unconfirmedCount: 0,
  returnedCount: 0,
  assigneeName: null,
  consultantName: '山田 一郎',
  grantAmount: null,
  confirmedAmount: null,
  paidAmount: null,
  updatedAt: '2026-11-20T05:04:30Z',
  cells,
});

describe('matrix', () => {
  it('groups columns in the order of the life cycle and names them without branch numbers', () => {
    const rows = [
      row(1, [
        cell(5, '発注書（1-2）', SectionKind.Voucher),
        cell(6, '交付申請書', SectionKind.Grant, { documentType: 22 }),
      ]),
    ];
    expect(
      matrixGroups(rows).map(({ label, columns }) => [label, columns.map((column) => column.label)]),
    ).toEqual([
      ['②交付申請', ['交付申請書']],
      ['⑥支払証憑', ['発注書']],
    ]);
  });

  it('lets the document that asks most stand for all of its type', () => {
    const shown = row(7, [
      cell(5, '発注書（1-1）', SectionKind.Voucher),
      cell(8, '発注書（1-2）', SectionKind.Voucher, { status: DocumentCheckStatus.Rejected }),
    ]);
    expect(matrixRow(shown, matrixGroups([shown])).cells['⑥支払証憑 発注書']).toMatchObject({
      word: '差戻し',
      href: '/admin/mypage/7/section/8',
    });
  });

  it('says 対象外 for a type that a my page does not have', () => {
    const other = row(1, [cell(5, '発注書', SectionKind.Voucher)]);
    expect(matrixRow(row(2, []), matrixGroups([other])).cells['⑥支払証憑 発注書']?.word).toBe('対象外');
  });

  it('lets a head break before what kind of paper it is, and nowhere else', () => {
    expect(headParts('遂行状況報告書')).toEqual(['遂行状況', '報告書']);
    expect(headParts('環境負荷低減チェックシート')).toEqual(['環境負荷低減', 'チェックシート']);
    expect(headParts('見積書')).toEqual(['見積書']);
    expect(headParts('申請書')).toEqual(['申請書']);
  });

  it('keeps a title that is nothing but a bracket', () => {
    expect(plainTitle('（様式1）')).toBe('（様式1）');
  });

  it('names of whom a document is asked, who keeps it waiting first, and nobody where no member is asked', () => {
    const { Confirmed, Incomplete } = DocumentCheckStatus;
    const title = '経費内訳書（構成員別）';
    const rows = [
      row(1, [
        cell(5, title, SectionKind.Grant, { memberName: '株式会社みらい食堂', status: Confirmed }),
        cell(6, title, SectionKind.Grant, { memberName: 'ひまわり食品有限会社', status: Incomplete }),
        cell(7, '交付申請書', SectionKind.Grant, { documentType: 22 }),
      ]),
    ];
    const groups = matrixGroups(rows);
    const { cells } = matrixRow(rows[0] ?? row(1, []), groups);
    const notes = Object.fromEntries(Object.entries(cells).map(([id, { note, href }]) => [id, [note, href]]));
    expect(notes).toEqual({
      '②交付申請 経費内訳書': ['ひまわり食品 未提出、みらい食堂 確認済', '/admin/mypage/1/section/6'],
      '②交付申請 交付申請書': [undefined, '/admin/mypage/1/section/7'],
    });
  });
});
