import type { Db } from '#bff/core/database.ts';
import type { MailPerson } from '#bff/core/outgoingMail.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched } from '#bff/platform/database/batching/batched.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

type Chooser = { readonly personKind: MailPerson['kind']; readonly personId: number };

type Matter = Chooser & { readonly topic: number };

const keyOf = ({
  personKind,
  personId,
  topic,
}: Omit<Matter, 'personKind'> & { personKind: string }): string => `${personKind}:${personId}:${topic}`;

/** How a person wants the mails about a matter (MailDelivery). @returns null when he has not chosen */
export const findMailDelivery = batched<Matter, number | null>(async (db, matters) => {
  const rows = await db.mailPreference.findMany({ where: { OR: [...matters] } });
  const chosen = new Map(rows.map((row) => [keyOf(row), row.delivery]));
  return matters.map((matter) => chosen.get(keyOf(matter)) ?? null);
});

/** What a person has chosen, by matter. */
export const listMailPreferences = async (
  db: Db,
  { personKind, personId }: Chooser,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.mailPreference.findMany({ where: { personKind, personId } });
  return new Map(rows.map(({ topic, delivery }) => [topic, delivery]));
};

/** Keeps a choice, or changes it. In SQL, for two windows at once. */
export const saveMailPreference = async (
  db: Db,
  { personKind, personId, topic }: Matter,
  { delivery, at }: { readonly delivery: number; readonly at: Date },
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`INSERT INTO mail_preference (person_kind, person_id, topic, delivery, created_at, updated_at)
      VALUES (${personKind}, ${personId}::int, ${topic}::smallint, ${delivery}::smallint, ${at}, ${at})
      ON CONFLICT (person_kind, person_id, topic)
        DO UPDATE SET delivery = excluded.delivery, updated_at = excluded.updated_at`,
  );
};
