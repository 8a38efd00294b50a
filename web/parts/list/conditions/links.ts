import { listText as t } from '../list.words.ts';
import { numberIn } from '../listAddress.ts';
import { askedAs, type Condition, type Conditions } from './condition.ts';

/* Conditions that only an address sets: a link from one undertaking, a number of the home page. */

type Link<Id extends string, Value> = {
  readonly id: Id;
  readonly name: string;
  /** What it says when it is set. */
  readonly valueText: (word: string, said: Conditions) => string;
  readonly read: (word: string | undefined) => Value | undefined;
};

/** A condition that can only be taken away. */
export const linked = <Id extends string, Value>({
  id,
  name,
  valueText,
  read,
}: Link<Id, Value>): Condition<Id, { [Key in Id]: Value | undefined }> => ({
  names: [id],
  takes: 'word',
  asked: ({ others }) => askedAs(id, read(others[id])),
  filter: (list) => {
    const word = list.others[id];
    return {
      id,
      name,
      valueText: word === undefined ? undefined : valueText(word, list),
      onClear: () => list.setOthers({ [id]: null }),
    };
  },
});

const trueIn = (word: string | undefined): true | undefined => (word === 'true' ? true : undefined);

export const ofMyPage = linked({
  id: 'mypage_id',
  name: t((w) => w.address.myPage),
  valueText: () => t((w) => w.address.oneMyPage),
  read: numberIn,
});

export const ofApplication = linked({
  id: 'application_id',
  name: t((w) => w.address.application),
  valueText: () => t((w) => w.address.oneApplication),
  read: numberIn,
});

export const ofBatch = linked({
  id: 'batch_id',
  name: t((w) => w.address.batch),
  valueText: () => t((w) => w.address.oneBatch),
  read: numberIn,
});

export const overdue = linked({
  id: 'overdue',
  name: t((w) => w.address.due),
  valueText: () => t((w) => w.address.overdue),
  read: trueIn,
});

/** Orders for which money came in. */
export const received = linked({
  id: 'received',
  name: t((w) => w.address.receipt),
  valueText: () => t((w) => w.address.received),
  read: trueIn,
});

export const decidable = linked({
  id: 'decidable',
  name: t((w) => w.address.decision),
  valueText: () => t((w) => w.address.decidable),
  read: trueIn,
});

const AMOUNTS = ['appliedAmount', 'grantAmount', 'confirmedAmount'] as const;

/** My pages whose amount of this name is there. */
export const hasAmount = linked({
  id: 'amount',
  name: t((w) => w.address.amount),
  valueText: () => t((w) => w.address.hasAmount),
  read: (word) => AMOUNTS.find((name) => name === word),
});
