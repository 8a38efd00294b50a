import { describe, expect, it } from 'vitest';
import {
  ActorKind,
  DocumentCheckStatus,
  DocumentUploader,
  ReturnItemStatus,
  SectionHistoryAction,
} from '#web/parts/api/generated/enums.ts';
import { aFinding } from '../sections/testSection.ts';
import { isCorrection, isEditable, sectionModeOf } from './sectionMode.ts';

const { Confirmed, Confirming, Incomplete, MAFFConfirming, Rejected } = DocumentCheckStatus;

const settled = (action: SectionHistoryAction) => ({
  id: 1,
  action,
  fromStatus: Incomplete,
  toStatus: Confirmed,
  actorKind: ActorKind.Admin,
  actorName: '事務局 花子',
  isOnBehalf: false,
  comment: null,
  fileName: null,
  createdAt: '2026-11-20T00:00:00.000Z',
});

const User = DocumentUploader.User;

describe('sectionModeOf', () => {
  it.each([
    [Incomplete, 'fresh'],
    [Rejected, 'returned'],
    [Confirming, 'confirming'],
    [MAFFConfirming, 'maff'],
    [Confirmed, 'confirmed'],
  ] as const)('a paper of the business with status %i is %s', (status, mode) => {
    expect(sectionModeOf({ status, uploader: User, history: [] })).toBe(mode);
  });

  it('a waived paper is not called checked', () => {
    const history = [settled(SectionHistoryAction.Waived)];
    expect(sectionModeOf({ status: Confirmed, uploader: User, history })).toBe('waived');
  });

  it('a waiver that was taken back and then checked counts as checked', () => {
    const history = [settled(SectionHistoryAction.Confirmed), settled(SectionHistoryAction.Waived)];
    expect(sectionModeOf({ status: Confirmed, uploader: User, history })).toBe('confirmed');
  });

  it('a paper of the desk is never asked of the business', () => {
    const facts = { uploader: DocumentUploader.Admin, history: [] };
    expect(sectionModeOf({ ...facts, status: Incomplete })).toBe('awaited');
    expect(sectionModeOf({ ...facts, status: Confirmed })).toBe('notice');
    expect(isEditable('awaited')).toBe(false);
  });

  it('a paper of the inspector is neither asked of the business nor called one of the desk', () => {
    const facts = { uploader: DocumentUploader.Inspector, history: [] };
    expect(sectionModeOf({ ...facts, status: Incomplete })).toBe('inspection');
    expect(sectionModeOf({ ...facts, status: Confirming })).toBe('inspected');
    expect(isEditable('inspection')).toBe(false);
  });
});

describe('isCorrection', () => {
  const paper = { uploader: User, history: [] };
  const { Answered, Closed, Open } = ReturnItemStatus;
  const finding = (status: ReturnItemStatus) => [aFinding(1, { status })];

  it.each([
    ['sent back', Rejected, finding(Open), true],
    ['handed in again and pulled back', Incomplete, finding(Answered), true],
    ['never sent back', Incomplete, [], false],
    ['asked for anew after its findings were settled', Incomplete, finding(Closed), false],
    ['with the desk', Confirming, finding(Answered), false],
  ] as const)('a paper %s', (_name, status, returnItems, expected) => {
    expect(isCorrection({ ...paper, status, returnItems: [...returnItems] })).toBe(expected);
  });
});
