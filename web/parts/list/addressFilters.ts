import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { listText as t } from './list.words.ts';

type List = {
  readonly others: Readonly<Record<string, string>>;
  readonly setOther: (name: string, value: null) => void;
};

const KNOWN = [
  { id: 'mypage_id', name: t((w) => w.address.myPage), value: t((w) => w.address.oneMyPage) },
  { id: 'application_id', name: t((w) => w.address.application), value: t((w) => w.address.oneApplication) },
  { id: 'batch_id', name: t((w) => w.address.batch), value: t((w) => w.address.oneBatch) },
  { id: 'overdue', name: t((w) => w.address.due), value: t((w) => w.address.overdue) },
  { id: 'decidable', name: t((w) => w.address.decision), value: t((w) => w.address.decidable) },
  { id: 'amount', name: t((w) => w.address.amount), value: t((w) => w.address.hasAmount) },
];

/** The conditions that only an address sets: a link from one undertaking, a number of the home page. */
export const addressFilters = ({ others, setOther }: List): FilterDefinition[] =>
  KNOWN.map(({ id, name, value }) => ({
    id,
    name,
    valueText: others[id] === undefined ? undefined : value,
    onClear: () => setOther(id, null),
  }));
