import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type Account, findAccountById } from '#bff/modules/access/index.ts';
import { claimHeldMails, giveUpHeldMails, type HeldMail } from '#bff/parts/notices/digests.data.ts';
import { mailFrameFor } from '#bff/parts/notices/mailFrames.service.ts';
import { applicationLink, myPageLink, officeHomeLink } from '#bff/parts/records/mailLinks.service.ts';
import { digestMail } from '#bff/platform/mail/texts/digestMails.ts';

/** People of one batch. */
const BATCH = 50;
/** A longer list is read on the page. */
const MAX_ITEMS = 50;

const linkFor = ({ config }: Scope, { kind, projectId = 0 }: Account): string => {
  if (kind === 'admin') return officeHomeLink(config);
  return kind === 'user' ? myPageLink(config, projectId) : applicationLink(config, projectId);
};

const send = async (scope: Scope, account: Account, mails: readonly HeldMail[]): Promise<void> => {
  const { kind, id, email, name, projectId, corporationId } = account;
  const frame = await mailFrameFor(scope, { personName: name, projectId, corporationId });
  const items = mails.slice(0, MAX_ITEMS).map(({ subject, createdAt: at }) => ({ subject, at }));
  const moreCount = mails.length - items.length;
  const mail = digestMail({ ...frame, items, moreCount, url: linkFor(scope, account) });
  await scope.sendMail({ person: { kind, id }, to: email, toName: name, ...mail });
};

const mailDigest = async (scope: Scope, mails: readonly HeldMail[]): Promise<void> => {
  const [first] = mails;
  if (first === undefined) return;
  const account = await findAccountById(scope.db, first.personKind, first.personId);
  if (account?.isActive) await send(scope, account, mails);
  else
    await giveUpHeldMails(
      scope.db,
      mails.map(({ id }) => id),
    );
};

/**
 * The job: one mail for each who gets his mails once a day, of those that came since the last. The mails that it tells of
 * and the mail itself are one transaction: a crash at any line neither repeats nor loses a notice.
 */
export const sendDigests = async (scope: Scope): Promise<Batch> =>
  scope.transaction(async (inner) => {
    const taken = await claimHeldMails(inner.db, inner.now, BATCH);
    const inOrder = taken.toSorted((one, other) => one.id - other.id);
    const people = [
      ...Map.groupBy(inOrder, ({ personKind, personId }) => `${personKind}:${personId}`).values(),
    ];
    for (const mails of people) await mailDigest(inner, mails);
    return { doneCount: people.length, next: people.length === BATCH ? MORE : null };
  });
