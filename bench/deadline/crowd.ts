import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { QUOTATION } from '../../bff/testing/applicationFiles.ts';
import { idNameOf } from '../../rules/familyNames.ts';
import { type Answer, ask, isOk, type Question, read } from '../faults/tools/ask.ts';
import { newPaper } from '../faults/tools/demoPeople.ts';

/** One who applies: his session and his draft. */
export type Applicant = { readonly token: string; readonly applicationId: number };

/** What somebody does in the last minutes, in milliseconds from their beginning. */
export type Plan = {
  readonly applicant: Applicant;
  /** When he sends a file, each as he has it ready. */
  readonly uploadsAtMs: readonly number[];
  /** When he presses; null when he only sends files. */
  readonly pressAtMs: number | null;
};

export type Upload = {
  readonly applicationId: number;
  readonly sha256: string;
  readonly answers: readonly Answer[];
  /** Of the stored file; undefined when it was never acknowledged. */
  readonly fileId: string | undefined;
};

export type Press = {
  readonly applicationId: number;
  /** By the clock that server and crowd have in common. */
  readonly pressedAt: Date;
  /** In the order of his tries; the last one is what became of it. */
  readonly answers: readonly Answer[];
  readonly answeredAt: Date;
};

/** The processes as a balancer knows them: who does not answer is left alone for the next. */
export type Doors = readonly string[];

/** Told at each answer: something has happened. */
type Moved = () => void;

/** Longer than a process is away; whoever still has no answer then has lost. */
const PATIENCE_MS = 15 * 60_000;
/** As the page does when no answer came. */
const LOST_MS = 2_000;
/** A file that is still looked at: the same press again. */
const SCANNED_MS = 3_000;

type Refusal = { readonly errors?: readonly { readonly pointer: string }[] };

/** Whoever lacks nothing else is told of the files that are still looked at. */
const isScanning = (answer: Answer): boolean => {
  if (answer.status !== 400) return false;
  const { errors = [] } = read<Refusal>(answer);
  return errors.length > 0 && errors.every(({ pointer }) => pointer.startsWith('/files/'));
};

/** How long to wait before the same is asked again; null when the answer is the last one. */
const untilAgainMs = (answer: Answer): number | null => {
  if (answer.status === 0) return LOST_MS;
  if (answer.status === 503) return Number(answer.retryAfter) * 1_000;
  return isScanning(answer) ? SCANNED_MS : null;
};

/** Asks one door after the other until there is an answer that counts, as the page does. */
const insist = async (moved: Moved, doors: Doors, first: number, question: Question): Promise<Answer[]> => {
  const answers: Answer[] = [];
  const from = performance.now();
  for (let door = first; ; door += 1) {
    const answer = await ask(doors[door % doors.length] ?? '', question);
    moved();
    answers.push(answer);
    const againMs = untilAgainMs(answer);
    if (againMs === null || performance.now() - from > PATIENCE_MS) return answers;
    // A door that is closed is known to be so at once; the next one is open.
    await wait(answer.status === 0 && answers.length < doors.length ? 0 : againMs * (1 + Math.random() / 2));
  }
};

const headersOf = ({ token }: Applicant) => ({ 'x-application-session': token });

const upload = async (moved: Moved, doors: Doors, applicant: Applicant): Promise<Upload> => {
  const { applicationId } = applicant;
  const { content, fileName, sha256 } = newPaper();
  const meta = { fileName, type: QUOTATION, [idNameOf('general')]: applicationId };
  const answers = await insist(moved, doors, applicationId, {
    method: 'POST',
    path: '/api/application/file',
    headers: { ...headersOf(applicant), 'idempotency-key': randomUUID() },
    form: () => {
      const form = new FormData();
      form.set('meta', JSON.stringify(meta));
      form.set('file', new Blob([new Uint8Array(content)]), fileName);
      return form;
    },
  });
  const last = answers.at(-1);
  const fileId = last !== undefined && isOk(last) ? read<{ id: string }>(last).id : undefined;
  return { applicationId, sha256, answers, fileId };
};

const press = async (moved: Moved, doors: Doors, applicant: Applicant): Promise<Press> => {
  const pressedAt = new Date();
  const answers = await insist(moved, doors, applicant.applicationId, {
    method: 'PATCH',
    path: '/api/application/self',
    headers: headersOf(applicant),
    body: { action: 'submit' },
  });
  return { applicationId: applicant.applicationId, pressedAt, answers, answeredAt: new Date() };
};

/** What came of the last minutes. */
export type Outcome = { readonly uploads: readonly Upload[]; readonly presses: readonly Press[] };

/** Everybody does as planned; who waits for an answer begins the next thing when he has it. */
export const act = async (moved: Moved, doors: Doors, plans: readonly Plan[]): Promise<Outcome> => {
  const from = performance.now();
  const until = (atMs: number) => wait(Math.max(0, from + atMs - performance.now()));
  const uploads: Upload[] = [];
  const presses: Press[] = [];
  const person = async ({ applicant, uploadsAtMs, pressAtMs }: Plan): Promise<void> => {
    for (const atMs of uploadsAtMs) {
      await until(atMs);
      uploads.push(await upload(moved, doors, applicant));
    }
    if (pressAtMs === null) return;
    await until(pressAtMs);
    presses.push(await press(moved, doors, applicant));
  };
  await Promise.all(plans.map(person));
  return { uploads, presses };
};
