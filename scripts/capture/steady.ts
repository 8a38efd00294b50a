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

/** Instants that the database took from the clock of the machine while it was asked: they are the server's. */
const withSteadyClock = (text: string, since: Date, now: Date): string =>
  text.replaceAll(INSTANT, (quoted) =>
    Date.parse(quoted.slice(1, -1)) >= since.getTime() && Date.parse(quoted.slice(1, -1)) <= Date.now()
      ? `"${now.toISOString()}"`
      : quoted,
  );

/**
 * A value as it is the same each time.
 * @param since when the server was filled, by the clock of the machine
 * @param now the server's own
 */
export const withoutChance = (value: object, since: Date, now: Date): object =>
  JSON.parse(withSteadyClock(withSteadyIds(JSON.stringify(value)), since, now));

/** Instants that the database takes from the clock of the machine: the scenario has the server's. */
const withSteadyTimes = (text: string, now: Date): string =>
  text.replaceAll(/"(createdAt|updatedAt|uploadedAt|at)":"[^"]+"/g, `"$1":"${now.toISOString()}"`);

/** The same of records that were all made while the server was asked. */
export const steady = (value: object, now: Date): object =>
  JSON.parse(withSteadyTimes(withSteadyIds(JSON.stringify(value)), now));
