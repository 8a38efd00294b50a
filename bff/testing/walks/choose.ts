import type { TestSession } from '../client.ts';
import type { TestServer } from '../server.ts';
import type { Desk } from '../undertaking.ts';
import type { Random } from '../world/random.ts';

/*
 * What anybody may try at any time, rightly or not. Most attempts are what a screen offers to the person, so that
 * a walk gets somewhere; the others are made blindly.
 */

export type Person = { readonly role: string; readonly session: TestSession };

export type Walker = {
  readonly server: TestServer;
  readonly desk: Desk;
  readonly people: readonly Person[];
  readonly random: Random;
};

/** Who tried, and what was answered. */
export type Attempt = { readonly role: string; readonly status: number };

type Offers = readonly { readonly action: string; readonly allowed: boolean }[];

export const reason = '確認した結果によるため';

/** Actions after which little can be tried any more. */
const ENDS: readonly string[] = [
  'cancel',
  'reject',
  'revoke',
  'withdraw',
  'decline',
  'return',
  'revertResult',
];

/** An action of somebody: what he is offered, now and then what ends the matter, now and then what nobody offered. */
type Choice = { readonly person: Person; readonly action: string };

const offered = (random: Random, offers: Offers): string | undefined => {
  const allowed = offers.filter((offer) => offer.allowed).map(({ action }) => action);
  const onward = allowed.filter((action) => !ENDS.includes(action));
  const from = onward.length > 0 && random.below(8) > 0 ? onward : allowed;
  return from.length > 0 ? random.pick(from) : undefined;
};

/** @param offersOf what a screen shows to somebody; empty where he may not look */
export const choose = async (
  { people, random }: Walker,
  all: readonly string[],
  offersOf: (session: TestSession) => Promise<Offers>,
): Promise<Choice> => {
  const blind = { person: random.pick(people), action: random.pick(all) };
  if (random.below(4) === 0) return blind;
  for (let turn = 0; turn < people.length; turn += 1) {
    const person = random.pick(people);
    const action = offered(random, await offersOf(person.session));
    if (action !== undefined && (!ENDS.includes(action) || random.below(4) === 0)) return { person, action };
  }
  return blind;
};

export const businessOf = ({ desk }: Walker): Person => ({
  role: 'CorporationUser',
  session: desk.user.session,
});

/** The office asks in the place of the business, as the contract calls it. */
export const attempt = (person: Person, { status }: { readonly status: number }): Attempt => ({
  role: person.role,
  status,
});

export const lastOf = <Row>(rows: readonly Row[], random: Random): Row | undefined =>
  rows.length === 0 ? undefined : random.below(4) === 0 ? random.pick(rows) : rows.at(-1);
