import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import * as enums from '#web/parts/api/generated/enums.ts';
import { AccountStateTag } from './AccountStateTag.tsx';
import { AmountProposalStatusTag } from './AmountProposalStatusTag.tsx';
import { ApplicationStatusTag } from './ApplicationStatusTag.tsx';
import { ChangeRequestStatusTag } from './ChangeRequestStatusTag.tsx';
import { DelayStatusTag } from './DelayStatusTag.tsx';
import { DocumentCheckStatusTag } from './DocumentCheckStatusTag.tsx';
import { DutyStatusTag } from './DutyStatusTag.tsx';
import { documentCell, notApplicableCell } from './documentCell.ts';
import { FileScanStatusTag } from './FileScanStatusTag.tsx';
import { IssuedPaperStatusTag } from './letters/IssuedPaperStatusTag.tsx';
import { ReminderStateTag } from './letters/ReminderStateTag.tsx';
import { RetentionStateTag } from './letters/RetentionStateTag.tsx';
import { ThreadStatusTag } from './letters/ThreadStatusTag.tsx';
import { PaymentStatusTag } from './PaymentStatusTag.tsx';
import { ProjectStatusTag } from './ProjectStatusTag.tsx';
import { PropertyDisposalStatusTag } from './PropertyDisposalStatusTag.tsx';
import { PropertyStatusTag } from './PropertyStatusTag.tsx';
import { RecoveryStatusTag } from './RecoveryStatusTag.tsx';

afterEach(cleanup);

type Tag = ComponentType<{ status: never }>;
type Labels = Readonly<Record<number, string>>;

const kinds: readonly (readonly [name: string, tag: Tag, labels: Labels])[] = [
  ['document', DocumentCheckStatusTag, enums.DocumentCheckStatusLabel],
  ['project', ProjectStatusTag, enums.ProjectStatusLabel],
  ['application', ApplicationStatusTag, enums.ApplicationStatusLabel],
  ['change request', ChangeRequestStatusTag, enums.ChangeRequestStatusLabel],
  ['duty', DutyStatusTag, enums.DutyStatusLabel],
  ['amount', AmountProposalStatusTag, enums.AmountProposalStatusLabel],
  ['propertyDisposal', PropertyDisposalStatusTag, enums.PropertyDisposalStatusLabel],
  ['property', PropertyStatusTag, enums.PropertyStatusLabel],
  ['issuedPaper', IssuedPaperStatusTag, enums.IssuedPaperStatusLabel],
  ['recovery', RecoveryStatusTag, enums.RecoveryStatusLabel],
  ['thread', ThreadStatusTag, enums.ThreadStatusLabel],
  ['payment', PaymentStatusTag, enums.PaymentStatusLabel],
  ['reminder', ReminderStateTag, enums.ReminderStateLabel],
  ['retention', RetentionStateTag, enums.RetentionStateLabel],
  ['delay', DelayStatusTag, enums.DelayStatusLabel],
  ['scan', FileScanStatusTag, enums.FileScanStatusLabel],
];

/** Whatever the tag draws: an icon and a tone are never the only bearers of a meaning (JIS X 8341-3). */
const drawn = (Tag: Tag, status: number) => {
  const { container } = render(<Tag status={status as never} />);
  const place = container.querySelector<HTMLElement>('[data-status]');
  return { text: container.textContent, hasIcon: container.querySelector('svg') !== null, place };
};

describe('every status has one word, one icon and one tone, everywhere', () => {
  it.each(kinds)('of a %s: the word of the contract beside an icon', (_name, Tag, labels) => {
    for (const [status, label] of Object.entries(labels)) {
      const { text, hasIcon, place } = drawn(Tag, Number(status));
      expect([text, hasIcon, place?.dataset.status]).toEqual([label, true, status]);
    }
  });

  it.each(kinds)('two states of a %s never look alike', (_name, Tag, labels) => {
    const looks = Object.keys(labels).map((status) => {
      const { container } = render(<Tag status={Number(status) as never} />);
      return `${container.querySelector('svg')?.innerHTML} ${container.textContent}`;
    });
    expect(new Set(looks).size).toBe(Object.keys(labels).length);
  });

  it('a longer wording takes the place of the word and keeps the look', () => {
    const { Rejected } = enums.DocumentCheckStatus;
    render(<DocumentCheckStatusTag status={Rejected}>差戻し 3件</DocumentCheckStatusTag>);
    expect(screen.getByText('差戻し 3件').closest('[data-status]')?.getAttribute('data-status')).toBe(
      String(Rejected),
    );
  });
});

describe('whether somebody can log in', () => {
  it.each([
    [{ isActive: true, passwordSetAt: '2026-08-04T01:00:00Z' }, '利用中'],
    [{ isActive: true, passwordSetAt: null }, '設定待ち'],
    [{ isActive: false, passwordSetAt: '2026-08-04T01:00:00Z' }, '無効'],
    [{ isActive: false, passwordSetAt: null }, '無効'],
  ])('%j: %s', (facts, word) => {
    render(<AccountStateTag {...facts} />);
    expect(screen.getByText(word)).toBeDefined();
  });
});

describe('the state of a document in a grid', () => {
  const { Incomplete, Confirming, MAFFConfirming, Confirmed, Rejected } = enums.DocumentCheckStatus;

  it.each([
    [Incomplete, '未提出', 'neutral'],
    [Confirming, '確認中', 'info'],
    [MAFFConfirming, '農水省', 'special'],
    [Confirmed, '確認済', 'success'],
    [Rejected, '差戻し', 'warning'],
  ])('%i is %s in the tone %s, as its tag', (status, word, tone) => {
    expect(documentCell(status)).toMatchObject({ word, tone });
  });

  it('that is not asked for is not taken for one that is missing', () => {
    expect(notApplicableCell.word).toBe('対象外');
    expect(notApplicableCell.icon).not.toBe(documentCell(Incomplete).icon);
  });
});
