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
