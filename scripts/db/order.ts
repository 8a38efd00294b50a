/** The last of those that were dated in the future before a new one was always last; databases know them by these names. */
const LAST_AHEAD = '20261203010000';

/** `<year…second>_<name>`, as Prisma names its folders. */
const timeOf = (migration: string): string => migration.slice(0, 14);

const stampOf = (instant: Date): string => instant.toISOString().replace(/\D/g, '').slice(0, 14);

const secondAfter = (stamp: string): string => {
  const [year = 0, month = 1, day, hour, minute, second = 0] = (stamp.match(/^\d{4}|\d\d/g) ?? []).map(
    Number,
  );
  return stampOf(new Date(Date.UTC(year, month - 1, day, hour, minute, second + 1)));
};

/**
 * The time in the name of a new migration: now, or right behind the last one. So it is last for a database that has run all
 * the others and for an empty one alike.
 * @param migrations names of folders
 */
export const timeOfNext = (migrations: readonly string[], now: Date): string => {
  const last = migrations.map(timeOf).toSorted().at(-1) ?? '';
  const present = stampOf(now);
  return last < present ? present : secondAfter(last);
};

/** The migrations that lie in the future without standing right behind one that does: others would come before them. */
export const migrationsAhead = (migrations: readonly string[], now: Date): string[] => {
  const names = migrations.toSorted();
  return names.filter((name, at) => {
    const time = timeOf(name);
    const before = timeOf(names[at - 1] ?? LAST_AHEAD);
    const isBehind = time === secondAfter(before);
    return time > stampOf(now) && time > LAST_AHEAD && !isBehind;
  });
};
