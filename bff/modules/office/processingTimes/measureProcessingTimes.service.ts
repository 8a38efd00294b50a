import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ProcessingScope } from '#bff/generated/contract/enums.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { STEPS } from './cases.data.ts';
import {
  listProgrammes,
  listRoundsOf,
  type Measured,
  type MeasuredRound,
  measureStep,
  type NewProcessingTime,
  type Programme,
  saveProcessingTimes,
} from './processingTimes.data.ts';

/** Fewer cases say more about these cases than about the next one. */
const FEWEST_CASES = 5;

const RECENT_DAYS = 90;

/** How long an older round still tells what the office needs today. */
const LASTING_DAYS = 730;

const NOTHING: Measured = { caseCount: 0, medianDays: null, p80Days: null, fromOn: null, toOn: null };

const isEnough = ({ caseCount }: Measured): boolean => caseCount >= FEWEST_CASES;

type Chosen = Measured & { readonly scope: ProcessingScope | null };

/** The nearest cases of which there are enough: the round's latest, all of it, those of the programme. */
const choose = (round: MeasuredRound | undefined, programme: MeasuredRound | undefined): Chosen => {
  const { recent = NOTHING, all = NOTHING } = round ?? {};
  if (isEnough(recent)) return { scope: ProcessingScope.Recent, ...recent };
  if (isEnough(all)) return { scope: ProcessingScope.Round, ...all };
  const lasting = programme?.lasting ?? NOTHING;
  if (isEnough(lasting)) return { scope: ProcessingScope.Programme, ...lasting };
  return { scope: null, ...NOTHING, caseCount: all.caseCount };
};

/** Measures every step of every round of a programme as of now, and keeps what it comes to. */
export const measureProgramme = async (scope: Scope, programme: Programme): Promise<void> => {
  const today = tokyoDayOf(scope.now);
  const since = { recentSince: addDays(today, -RECENT_DAYS), lastingSince: addDays(today, -LASTING_DAYS) };
  const rounds = await listRoundsOf(scope.db, programme);
  const times: NewProcessingTime[] = [];
  for (const step of STEPS) {
    const rows = await measureStep(scope.db, { step, programme, ...since });
    const of = (id: number | null) => rows.find(({ projectId }) => projectId === id);
    times.push(...rounds.map((projectId) => ({ projectId, step, ...choose(of(projectId), of(null)) })));
  }
  await scope.transaction((inner) => saveProcessingTimes(inner.db, times, scope.now));
};

/** The job: one programme after the other. Done twice, or again after it was killed, it comes to the same. */
export const measureProcessingTimes = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const programmes = await listProgrammes(scope.db);
  const index = cursorNumber(cursor, 'index');
  const programme = programmes[index];
  if (programme === undefined) return { doneCount: 0, next: null };
  await measureProgramme(scope, programme);
  return { doneCount: 1, next: index + 1 < programmes.length ? { index: index + 1 } : null };
};

/** How many programmes the job measures. */
export const countMeasuredProgrammes = async (scope: Scope): Promise<number> =>
  (await listProgrammes(scope.db)).length;
