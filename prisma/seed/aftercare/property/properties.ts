import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { allotYen } from '#rules/money.ts';
import { restrictionUntil } from '#rules/property/restriction.ts';
import { corporationOf } from '../../corporations/corporations.ts';
import { jmac } from '../../engine/actors.ts';
import { at, date, type Seed, workday } from '../../engine/context.ts';
import { nextId } from '../../engine/rows.ts';
import type { Place } from '../../myPages/place.ts';
import { propertyData, type SeedProperty } from './propertyData.ts';

const SHOP = '（本店）';

/** What of its deal's share each line gets, in their order; a line that is not filled in stands for the whole deal. */
const amountOf = ({ filledIn }: SeedProperty, dealAmount: number): number =>
  filledIn === undefined ? dealAmount : filledIn.quantity * filledIn.unitPrice;

const columnsOf = (property: SeedProperty, acquiredOn: string, city: string | null) => {
  const { filledIn } = property;
  if (filledIn === undefined) return {};
  const until = date(restrictionUntil(acquiredOn, filledIn.usefulLife));
  return { ...filledIn, restrictionUntil: until, location: `${city ?? ''}${SHOP}` };
};

/** The ledger of an undertaking whose amount is confirmed. */
export const addProperties = (seed: Seed, place: Place): void => {
  const { data, id: mypageId } = place;
  const { confirmed, completed = 0, confirmedAmount = 0, deals = [] } = data;
  if (confirmed === undefined) return;
  const shares = allotYen(
    confirmedAmount,
    deals.map(({ amount }) => amount),
  );
  const createdAt = at(seed, workday(seed, confirmed), '10:40');
  const updatedAt = at(seed, workday(seed, confirmed + 3), '11:20');
  deals.forEach(({ amount: dealAmount }, index) => {
    const item = seed.rows.paymentItem.find((row) => row.mypageId === mypageId && row.number === index + 1);
    const lines = propertyData.filter(({ code, deal }) => code === data.code && deal === index + 1);
    const amounts = lines.map((line) => amountOf(line, dealAmount));
    const parts = allotYen(shares[index] ?? 0, amounts);
    const acquired = item?.inspectedOn;
    const acquiredOn =
      acquired instanceof Date ? acquired.toISOString().slice(0, 10) : workday(seed, completed - 10);
    lines.forEach((line, piece) => {
      const isConfirmed = line.status === PropertyStatus.Confirmed;
      seed.rows.propertyLedgerItem.push({
        id: nextId(seed.rows, 'propertyLedgerItem'),
        ...{
          mypageId,
          paymentItemId: item?.id ?? null,
          part: piece + 1,
          status: line.status,
          name: line.name,
        },
        ...columnsOf(line, acquiredOn, corporationOf(data.corporationId).city ?? null),
        ...{ amount: amounts[piece] ?? 0, subsidyAmount: parts[piece] ?? 0 },
        ...{ dealAmount, dealSubsidyAmount: shares[index] ?? 0, acquiredOn: date(acquiredOn) },
        ...(isConfirmed ? { confirmedById: jmac.id, confirmedAt: updatedAt } : {}),
        ...{ createdAt, updatedAt },
      });
    });
  });
};
