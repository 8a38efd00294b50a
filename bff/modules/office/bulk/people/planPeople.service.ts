import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { BulkRowOutcome, type BulkRunKind } from '#bff/generated/contract/enums.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { bulkMessages as messages, tooManyRows } from '../bulk.words.ts';
import { MAX_ROWS } from '../bulkLimits.service.ts';
import type { NewBulkRow } from '../bulkRows.data.ts';
import { type BusinessTarget, findBusinessTargets, type PersonTarget } from '../businessTargets.data.ts';
import type { ChosenRow } from '../chosenRows.service.ts';
import { undeliveredSince } from '../messages/planMails.service.ts';
import { NOTHING } from '../noRow.service.ts';
import { able, already, unable, type Verdict } from '../verdict.service.ts';
import { bulkPeopleTexts as texts } from './bulkPeople.words.ts';

/*
 * What is done with the people of many businesses: businesses are chosen, the rows are their people in one round.
 */

export type PeopleKind = 'inviteCorporationUsers' | 'stopCorporationUsers' | 'resumeCorporationUsers';

const KINDS: readonly BulkRunKind[] = [
  'inviteCorporationUsers',
  'stopCorporationUsers',
  'resumeCorporationUsers',
] satisfies PeopleKind[];

export const isOfPeople = (kind: BulkRunKind): kind is PeopleKind => KINDS.includes(kind);

/** Who has chosen no password yet gets the link to do so once more. */
const judgeInvitation = (person: PersonTarget): Verdict => {
  if (!person.isActive) return unable('status', texts.stopped);
  if (person.hasPassword) return already('inviteCorporationUsers');
  if (person.isUndeliverable) return unable('rule', texts.unreached);
  return able('inviteCorporationUsers', { makes: texts.makes(person.name, person.email).slice(0, 500) });
};

const judgeStop = ({ isActive, isPrimary }: PersonTarget): Verdict =>
  isActive
    ? able('stopCorporationUsers', { input: { isActive: false }, before: { isActive, isPrimary } })
    : already('stopCorporationUsers');

const judgeResumption = ({ isActive, isEmailTaken }: PersonTarget): Verdict => {
  if (isActive) return already('resumeCorporationUsers');
  if (isEmailTaken) return unable('rule', texts.emailTaken);
  return able('resumeCorporationUsers', { input: { isActive: true }, before: { isActive } });
};

const JUDGES: { readonly [kind in PeopleKind]: (person: PersonTarget) => Verdict } = {
  inviteCorporationUsers: judgeInvitation,
  stopCorporationUsers: judgeStop,
  resumeCorporationUsers: judgeResumption,
};

type PlannedRow = Omit<NewBulkRow, 'line'>;

/** A business that has nobody, or is gone. */
const withoutPeople = ({ id }: ChosenRow, business: BusinessTarget | undefined): PlannedRow =>
  business === undefined
    ? { ...NOTHING, code: null, ...unable('unknown', messages.gone) }
    : {
        ...{ ...NOTHING, code: corporationCodeOf(business.id), corporationId: id },
        // It may take no part in the round at all: nothing is wrong about that.
        ...{ outcome: BulkRowOutcome.Unchanged, reasonCode: 'rule', message: texts.noUserOfRound },
      };

type Asked = {
  readonly kind: PeopleKind;
  readonly rows: readonly ChosenRow[];
  readonly projectId: number | null;
};

/**
 * What would become of each of the people, business by business.
 * @throws INVALID_PARAMETER where no round is said, or they are more than a run can have
 */
export const planPeople = async (scope: Scope, { kind, rows, projectId }: Asked): Promise<NewBulkRow[]> => {
  if (projectId === null) throw invalidField('/selection/projectId', texts.roundMissing);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const found = await findBusinessTargets(scope.db, ids, { projectId, since: undeliveredSince(scope.now) });
  const businesses = new Map(found.map((business) => [business.id, business]));
  const planned = rows.flatMap((row): PlannedRow[] => {
    const business = row.id === null ? undefined : businesses.get(row.id);
    const people = business?.people ?? [];
    if (people.length === 0) return [withoutPeople(row, business)];
    return people.map((person) => ({
      ...{ ...NOTHING, code: person.email.slice(0, 40), corporationUserId: person.id },
      ...{ targetVersion: person.version, ...JUDGES[kind](person) },
    }));
  });
  if (planned.length > MAX_ROWS) throw invalidField('/selection', tooManyRows(MAX_ROWS));
  return planned.map((row, index) => ({ ...row, line: index + 1 }));
};
