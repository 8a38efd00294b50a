import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { sectionsForTrigger } from '#bff/programmes/sections.ts';
import { corporationOf } from '../corporations/corporations.ts';
import { jmac, type SeedActor } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, date, type Seed, workday } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import { projectOf } from '../projects/projects.ts';
import { addSection } from '../sections/sectionRows.ts';
import { specOf, type Timing } from '../sections/sections.ts';
import type { Place } from './place.ts';

type SeedMember = {
  readonly corporationId: number;
  readonly role: string;
  /** Days from today. */
  readonly joined: number;
  readonly timing: Timing;
};

/** The consortium of 7002: one has handed in its part, one has joined a few days ago. */
const MEMBERS: { readonly [code: string]: readonly SeedMember[] } = {
  '7002': [
    {
      corporationId: 7,
      role: '給食での提供実証',
      joined: -100,
      timing: { state: 'Confirmed', on: -92, settled: -86 },
    },
    { corporationId: 1, role: '嚥下配慮メニューの試作', joined: -5, timing: { state: 'Incomplete' } },
  ],
};

const addUser = (seed: Seed, place: Place, { corporationId }: SeedMember, createdAt: Date): SeedActor => {
  const { representativeName: name, representativeNameKana, email, phone } = corporationOf(corporationId);
  const id = nextId(seed.rows, 'corporationUser');
  seed.rows.corporationUser.push({
    id,
    corporationId,
    projectId: place.data.projectId,
    name,
    nameKana: representativeNameKana,
    email,
    phone,
    isPrimary: true,
    passwordHash: seed.passwordHash,
    passwordSetAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  });
  return { kind: 'user', id, name };
};

/** The member's papers: its own people hand them in, under its own name. */
const addPapers = (seed: Seed, place: Place, memberId: number, { timing, joined }: SeedMember): void => {
  const templates = sectionsForTrigger(projectOf(place.data.projectId), 'member', contractFacts());
  for (const template of templates) {
    const spec = specOf(seed, { ...place, data: { ...place.data, adopted: joined } }, template, timing);
    addSection(seed, place, { ...spec, memberId });
  }
};

const addMember = (seed: Seed, place: Place, member: SeedMember, sequence: number): void => {
  const { corporationId, role, joined } = member;
  const { projectId } = place.data;
  const { name } = corporationOf(corporationId);
  const joinedOn = workday(seed, joined);
  const createdAt = at(seed, joinedOn, '15:20');
  const id = nextId(seed.rows, 'myPageMember');
  seed.rows.myPageMember.push({
    id,
    mypageId: place.id,
    projectId,
    corporationId,
    role,
    sequence,
    joinedOn: date(joinedOn),
    createdAt,
    updatedAt: createdAt,
  });
  audit(seed, {
    at: createdAt,
    actor: jmac,
    action: 'created',
    target: { kind: 'member', id },
    after: { corporationName: name, role, joinedOn },
    mypageId: place.id,
    projectId,
  });
  const user = addUser(seed, place, member, createdAt);
  const own = { ...place, user, corporationName: name, data: { ...place.data, corporationId } };
  addPapers(seed, own, id, member);
};

/** The businesses that take part in an undertaking beside its representative, with their people and papers. */
export const addMembers = (seed: Seed, place: Place): void => {
  for (const [index, member] of (MEMBERS[place.data.code] ?? []).entries())
    addMember(seed, place, member, index + 1);
};
