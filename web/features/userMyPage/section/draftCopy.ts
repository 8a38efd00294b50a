import type { components } from '#web/api/generated/types.ts';

/*
 * What was typed about a section and has not reached the server, kept in this browser: it survives a lost
 * connection, a closed tab and the end of a session, and goes when it has arrived.
 */

export type AnswerInput = components['schemas']['ReturnAnswerInput'];

/** What has been typed and not saved yet. */
export type Draft = {
  readonly submitterComment?: string | null;
  readonly answers: ReadonlyMap<number, AnswerInput>;
};

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const emptyDraft: Draft = { answers: new Map() };

export const isEmptyDraft = ({ submitterComment, answers }: Draft): boolean =>
  submitterComment === undefined && answers.size === 0;

/** What was typed later wins over what was typed before. */
export const mergeDrafts = (earlier: Draft, later: Draft): Draft => ({
  ...earlier,
  ...later,
  answers: new Map([...earlier.answers, ...later.answers]),
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

/** Reads the copy; a browser that forbids storage, or a broken copy, has none. */
export const readDraft = (storage: CopyStorage, sectionId: number): Draft => {
  try {
    const content: unknown = JSON.parse(storage.getItem(keyOf(sectionId)) ?? 'null');
    if (!isRecord(content)) return emptyDraft;
    const { submitterComment, answers } = content;
    const kept = (Array.isArray(answers) ? answers : []).filter(isAnswer);
    return {
      answers: new Map(kept.map((answer) => [answer.returnItemId, answer])),
      ...(isTextOrNull(submitterComment) ? { submitterComment } : {}),
    };
  } catch {
    return emptyDraft;
  }
};

/** Writes the copy, or removes it when all is sent. */
export const writeDraft = (storage: CopyStorage, sectionId: number, draft: Draft): void => {
  try {
    if (isEmptyDraft(draft)) storage.removeItem(keyOf(sectionId));
    else
      storage.setItem(keyOf(sectionId), JSON.stringify({ ...draft, answers: [...draft.answers.values()] }));
  } catch {
    // Nothing is kept beyond this window; saving as one goes still works.
  }
};
