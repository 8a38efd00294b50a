import type { components } from '#web/parts/api/generated/types.ts';

/*
 * What was typed about a section and has not reached the server, kept in this browser: it survives a lost
 * connection, a closed tab and the end of a session, and goes when it has arrived.
 */

export type AnswerInput = components['schemas']['ReturnAnswerInput'];

/** Words for the desk, and answers by the finding; null is an answer that is not there yet. */
export type Parts = {
  readonly submitterComment?: string | null;
  readonly answers: ReadonlyMap<number, AnswerInput | null>;
};

/** What has been typed and not saved yet. */
export type Draft = {
  readonly submitterComment?: string | null;
  readonly answers: ReadonlyMap<number, AnswerInput>;
  /** What the server had of these parts when somebody began to type; a part that is missing is not known. */
  readonly began: Parts;
};

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const noParts: Parts = { answers: new Map() };

export const emptyDraft: Draft = { answers: new Map(), began: noParts };

export const isEmptyDraft = ({ submitterComment, answers }: Draft): boolean =>
  submitterComment === undefined && answers.size === 0;

/** What was typed later wins over what was typed before; it began where the earlier did. */
export const mergeDrafts = (earlier: Draft, later: Draft): Draft => ({
  ...earlier,
  ...later,
  answers: new Map([...earlier.answers, ...later.answers]),
  began: {
    ...later.began,
    ...earlier.began,
    answers: new Map([...later.began.answers, ...earlier.began.answers]),
  },
});

const keyOf = (sectionId: number): string => `section.${sectionId}.unsent`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isAnswer = (value: unknown): value is AnswerInput =>
  isRecord(value) &&
  Number.isInteger(value.returnItemId) &&
  Number.isInteger(value.kind) &&
  isTextOrNull(value.comment ?? null) &&
  (value.fileIds === undefined || Array.isArray(value.fileIds));

const answersIn = (list: unknown): Map<number, AnswerInput> =>
  new Map((Array.isArray(list) ? list : []).filter(isAnswer).map((answer) => [answer.returnItemId, answer]));

const commentIn = ({ submitterComment }: Readonly<Record<string, unknown>>) =>
  isTextOrNull(submitterComment) ? { submitterComment } : {};

const beganIn = (began: unknown): Parts => {
  if (!isRecord(began)) return noParts;
  const none = (Array.isArray(began.unanswered) ? began.unanswered : []).filter(Number.isInteger);
  return {
    ...commentIn(began),
    answers: new Map([...none.map((id): [number, null] => [Number(id), null]), ...answersIn(began.answers)]),
  };
};

/** Reads the copy; a browser that forbids storage, or a broken copy, has none. */
export const readDraft = (storage: CopyStorage, sectionId: number): Draft => {
  try {
    const content: unknown = JSON.parse(storage.getItem(keyOf(sectionId)) ?? 'null');
    if (!isRecord(content)) return emptyDraft;
    return {
      ...commentIn(content),
      answers: answersIn(content.answers),
      began: beganIn(content.began),
    };
  } catch {
    return emptyDraft;
  }
};

/** Maps as lists, which JSON knows. */
const plain = ({ began, answers, ...comment }: Draft) => {
  const entries = [...began.answers];
  return {
    ...comment,
    answers: [...answers.values()],
    began: {
      ...began,
      answers: entries.flatMap(([, answer]) => (answer === null ? [] : [answer])),
      unanswered: entries.flatMap(([id, answer]) => (answer === null ? [id] : [])),
    },
  };
};

/** Writes the copy, or removes it when all is sent. */
export const writeDraft = (storage: CopyStorage, sectionId: number, draft: Draft): void => {
  try {
    if (isEmptyDraft(draft)) storage.removeItem(keyOf(sectionId));
    else storage.setItem(keyOf(sectionId), JSON.stringify(plain(draft)));
  } catch {
    // Nothing is kept beyond this window; saving as one goes still works.
  }
};
