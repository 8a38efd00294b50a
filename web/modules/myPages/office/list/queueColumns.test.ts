import { expect, it } from 'vitest';
import { orderOnDesk, queueItem } from '#web/mock/scenarios/sections/adminDesk.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { queueColumns } from './queueColumns.tsx';

const { Confirmed, Confirming, Incomplete, MAFFConfirming, Rejected } = DocumentCheckStatus;

it.each([
  [Confirming, '2営業日'],
  [MAFFConfirming, '2営業日'],
  [Incomplete, '—'],
  [Rejected, '—'],
  [Confirmed, '—'],
])('a document of status %i waits for the office: %s', (status, words) => {
  const age = queueColumns.find(({ id }) => id === 'ageBusinessDays');
  expect(age?.cell({ ...queueItem(orderOnDesk), status }, 'comfortable')).toBe(words);
});
