import { createHash } from 'node:crypto';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Ids that the server draws by lot become numbers in the order in which they come up. */
const withSteadyIds = (text: string): string => {
  const seen = new Map<string, string>();
  return text.replaceAll(UUID, (id) => {
    const known = seen.get(id) ?? `00000000-0000-4000-8000-${String(seen.size + 1).padStart(12, '0')}`;
    seen.set(id, known);
    return known;
  });
};

const INSTANT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z"/g;

/** From when on, by the clock of the machine, the server's own stood at what. */
export type Moment = { readonly since: Date; readonly now: Date };

/** Instants that the database took from the clock of the machine while it was asked: they are the server's. */
const withSteadyClock = (text: string, moments: readonly Moment[]): string => {
  const until = Date.now();
  return text.replaceAll(INSTANT, (quoted) => {
    const time = Date.parse(quoted.slice(1, -1));
    const moment = time > until ? undefined : moments.findLast(({ since }) => since.getTime() <= time);
    return moment === undefined ? quoted : `"${moment.now.toISOString()}"`;
  });
};

/**
 * A value as it is the same each time.
 * @param moments since the server was filled
 */
export const withoutChance = (value: object, moments: readonly Moment[]): object =>
  JSON.parse(withSteadyClock(withSteadyIds(JSON.stringify(value)), moments));

/** Instants that the database takes from the clock of the machine: the scenario has the server's. */
const withSteadyTimes = (text: string, now: Date): string =>
  text.replaceAll(/"(createdAt|updatedAt|uploadedAt|at)":"[^"]+"/g, `"$1":"${now.toISOString()}"`);

/** The same of records that were all made while the server was asked. */
export const steady = (value: object, now: Date): object =>
  JSON.parse(withSteadyTimes(withSteadyIds(JSON.stringify(value)), now));

const upper = (hex: string, length: number): string => hex.slice(0, length).toUpperCase();

/** What is drawn by lot as a secret or out of one, and how it is written with the digits of a number. */
const LOTS: readonly (readonly [drawn: RegExp, write: (hex: string) => string])[] = [
  [/(?<=hojo_)[0-9a-f]{16}/g, (hex) => hex.slice(0, 16)],
  [/(?<=\.|whsec_)[\w+/-]{43}(?==?")/g, (hex) => hex.slice(0, 43)],
  [/(?<=[hH]ash":"|Sha256":")[0-9a-f]{64}/g, (hex) => hex],
  [/\b[A-Z2-7]{32}\b/g, (hex) => upper(hex, 32).replaceAll(/[0189]/g, 'Z')],
  [/(?<=")[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g, (hex) => upper(hex, 16).replaceAll(/.{4}(?=.)/g, '$&-')],
];

/** Secrets are others in the order in which they come up; this machine, and how long it took, are of no interest. */
const withSteadyLots = (text: string): string => {
  const seen = new Map<string, string>();
  const steadyOf = (drawn: string, write: (hex: string) => string): string => {
    const digits = createHash('sha256').update(String(seen.size)).digest('hex');
    const known = seen.get(drawn) ?? write(digits);
    seen.set(drawn, known);
    return known;
  };
  return LOTS.reduce((all, [drawn, write]) => all.replaceAll(drawn, (one) => steadyOf(one, write)), text)
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://accounting.example.jp')
    .replaceAll('"127.0.0.1"', '"192.0.2.10"')
    .replaceAll(/"responseMs":\d+/g, '"responseMs":42');
};

/** The same of secrets, and of what went out of the server. */
export const withoutLots = (value: object): object => JSON.parse(withSteadyLots(JSON.stringify(value)));
