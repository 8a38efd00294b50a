import { idOf, personOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { filesMessages } from '#bff/platform/files/files.words.ts';
import { addDays, instantOfTokyo, tokyoDayOf } from '#rules/calendar.ts';
import { type FileTally, lockUploads, tallyFiles, type Uploader } from './fileQuotas.data.ts';

const uploaderIn = (scope: Scope): Uploader => {
  const person = personOf(scope);
  return { kind: person.kind, id: idOf(person) };
};

const tallyOf = (scope: Scope, uploader: Uploader): Promise<FileTally> => {
  const day = instantOfTokyo(tokyoDayOf(scope.now));
  const unused = new Date(scope.now.getTime() - scope.config.quotas.unusedMs);
  return tallyFiles(scope.db, uploader, { day, unused });
};

/** @throws TOO_MANY_REQUESTS until the next day begins */
const assertDay = ({ config, now }: Scope, { dayFiles, dayBytes }: FileTally, sizeBytes: number): void => {
  const { filesADay, bytesADay } = config.quotas;
  if (dayFiles < filesADay && dayBytes + sizeBytes <= bytesADay) return;
  const nextDay = instantOfTokyo(addDays(tokyoDayOf(now), 1)).getTime();
  throw new ApiError('TOO_MANY_REQUESTS', {
    detail: filesMessages.dayIsFull(filesADay, bytesADay),
    retryAfterSeconds: Math.ceil((nextDay - now.getTime()) / 1000),
  });
};

/** @throws LIMIT_REACHED */
const assertUnused = (
  { config }: Scope,
  { unusedFiles, unusedBytes }: FileTally,
  sizeBytes: number,
): void => {
  const { quotas } = config;
  if (unusedFiles < quotas.unusedFiles && unusedBytes + sizeBytes <= quotas.unusedBytes) return;
  const detail = filesMessages.tooManyUnused(quotas.unusedFiles, quotas.unusedBytes);
  throw new ApiError('LIMIT_REACHED', { detail });
};

/**
 * Whether a person may leave another file with the product today, before it is looked into.
 * @throws TOO_MANY_REQUESTS until the next day begins
 */
export const assertQuota = async (scope: Scope, sizeBytes: number): Promise<void> =>
  assertDay(scope, await tallyOf(scope, uploaderIn(scope)), sizeBytes);

/**
 * The same in the transaction that writes the file's row, exactly: one of a person's files after the other, however many
 * come at once and at which process.
 * @param isUsed whether the file is in its place with this; another waits for what is to use it, and so many may
 * @throws TOO_MANY_REQUESTS until the next day begins, LIMIT_REACHED for more than may wait
 */
export const takeQuota = async (scope: Scope, sizeBytes: number, isUsed: boolean): Promise<void> => {
  const uploader = uploaderIn(scope);
  await lockUploads(scope.db, uploader);
  const tally = await tallyOf(scope, uploader);
  assertDay(scope, tally, sizeBytes);
  if (!isUsed) assertUnused(scope, tally, sizeBytes);
};
