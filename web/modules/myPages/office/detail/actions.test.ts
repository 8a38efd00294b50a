import { describe, expect, it } from 'vitest';
import type { AvailableAction } from '#web/modules/sections/office/sectionTypes.ts';
import { ProjectStatus } from '#web/parts/api/generated/enums.ts';
import { fieldsOf, splitActions } from './actions.ts';

const offer = (action: string, allowed: boolean, rest: Partial<AvailableAction> = {}): AvailableAction => ({
  action,
  allowed,
  ...rest,
});

describe('splitActions', () => {
  it('keeps the next step although it is not possible yet', () => {
    const reason = '確認済でない実績報告の書類があります。';
    const { next, others } = splitActions(
      [offer('cancel', true), offer('confirmResult', false, { reason })],
      ProjectStatus.Progressing,
    );
    expect(next).toMatchObject({ action: 'confirmResult', allowed: false, reason });
    expect(others.map(({ action }) => action)).toEqual(['cancel']);
  });

  it('leaves out what is not possible and puts what ends the undertaking last', () => {
    const offered = [offer('cancel', true), offer('revertResult', true), offer('start', false)];
    expect(splitActions(offered, ProjectStatus.ResultConfirmed).others.map(({ action }) => action)).toEqual([
      'revertResult',
      'cancel',
    ]);
  });

  it('puts the decision on the grant first, when it is approved or has never been made', () => {
    const offered = (allowed: boolean) => [offer('decideGrant', allowed), offer('confirmResult', true)];
    const nextOf = (allowed: boolean, isDecided: boolean) =>
      splitActions(offered(allowed), ProjectStatus.Progressing, isDecided).next?.action;
    expect([nextOf(true, true), nextOf(false, false), nextOf(false, true)]).toEqual([
      'decideGrant',
      'decideGrant',
      'confirmResult',
    ]);
  });

  it('leaves the delay to its own form', () => {
    expect(splitActions([offer('markDelayed', true)], ProjectStatus.Progressing)).toEqual({
      next: null,
      others: [],
    });
  });

  it('has no next step after the end', () => {
    expect(splitActions([offer('reinstate', true)], ProjectStatus.Canceled).next).toBeNull();
  });
});

describe('fieldsOf', () => {
  it('asks for nothing where everything is known: what was paid stands in the payments', () => {
    expect(fieldsOf({ action: 'recordPayment', allowed: true })).toEqual([]);
  });

  it('asks for the day and the number of a decision on the grant, never for an amount', () => {
    expect(fieldsOf({ action: 'decideGrant', allowed: true })).toEqual(['grantDecisionOn', 'grantNumber']);
    expect(fieldsOf({ action: 'notifyAmount', allowed: true })).toEqual([]);
  });

  it('asks for the reason last', () => {
    expect(fieldsOf({ action: 'revoke', allowed: true, needsReason: true })).toEqual([
      'recoveryAmount',
      'reason',
    ]);
  });
});
