import {
  DocumentType,
  InspectionKindLabel,
  MailDelivery,
  MailTopic,
  RecoveryKindLabel,
  ReminderKind,
} from '#bff/generated/contract/enums.ts';
import { isEnded, isOfBusiness, lockReason } from '#bff/modules/sections/documentKinds.service.ts';
import { isBusinessDay } from '#rules/businessDays.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import type { TestServer } from '../server.ts';

/*
 * Which reminders the records of a database call for, worked out one by one and by none of the product's statements: what
 * a test holds against the mails that arrived.
 */

/** The usual days of each kind, in business days from the due day. */
const DAYS: { readonly [kind in ReminderKind]: readonly number[] } = {
  [ReminderKind.Draft]: [-10, -3, -1],
  [ReminderKind.Document]: [-7, -1, 1, 5, 10],
  [ReminderKind.Finding]: [-3, -1, 1, 5, 10],
  [ReminderKind.QuarterReport]: [-7, -1, 1, 5, 10],
  [ReminderKind.Inspection]: [-5, -1],
  [ReminderKind.PaymentRequest]: [-5, -1, 1, 5, 10],
  [ReminderKind.Recovery]: [-7, -1, 1, 5, 10],
  [ReminderKind.Duty]: [-20, -5, 1, 20, 40, 60],
};

/** Something that is to be done by a day, and who is told of it. */
type Due = {
  readonly kind: ReminderKind;
  readonly name: string;
  readonly on: string;
  readonly whom: Place;
};

/** A business in a round, with the number that its mails name. */
type Place = { readonly code: string; readonly corporationId: number; readonly projectId: number };

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Half a year around the tests' clock. */
const open = Array.from({ length: 365 }, (_, index) => addDays('2026-06-01', index)).filter(isBusinessDay);

/** The days on which one is told; a due day on a weekend counts as the Friday before it. */
const toldOn = ({ kind, on }: Pick<Due, 'kind' | 'on'>): string[] => {
  const at = open.findLastIndex((day) => day <= on);
  return DAYS[kind].flatMap((days) => open[at + days] ?? []);
};

const kindOf = (section: { status: number; documentType: number; duty: object | null }): ReminderKind => {
  if (section.status === 4) return ReminderKind.Finding;
  if (section.duty !== null) return ReminderKind.Duty;
  if (section.documentType === DocumentType.ProgressReportForm) return ReminderKind.QuarterReport;
  return section.documentType === DocumentType.ResultPaymentRequest
    ? ReminderKind.PaymentRequest
    : ReminderKind.Document;
};

const placeOf = (row: { displayCode: string; corporationId: number; projectId: number }): Place => ({
  code: row.displayCode,
  corporationId: row.corporationId,
  projectId: row.projectId,
});

const documents = async ({ database: { client } }: TestServer): Promise<Due[]> => {
  const rows = await client.section.findMany({
    where: { deletedAt: null, status: { in: [0, 4] }, myPage: { deletedAt: null } },
    include: { duty: true, myPage: true, member: { include: { corporation: true } } },
  });
  return rows.flatMap((row): Due[] => {
    const due = row.returnDueOn ?? row.dueOn;
    const isAsked = row.isRequired || row.status === 4 || row.duty !== null || row.returnDueOn !== null;
    if (due === null || !isAsked || !isOfBusiness(row.documentType) || lockReason(row) !== null) return [];
    const owner = placeOf(row.myPage);
    const name = row.branchNumber === null ? row.title : `${row.title}（${row.branchNumber}）`;
    const own = { kind: kindOf(row), name, on: dayOf(due), whom: owner };
    if (row.member === null) return [own];
    const { corporation } = row.member;
    const ofMember = { ...own, whom: { ...owner, corporationId: corporation.id } };
    return [{ ...own, name: `${name}（${corporation.name}）` }, ofMember];
  });
};

const inspections = async ({ database: { client } }: TestServer): Promise<Due[]> => {
  const where = { deletedAt: null, status: 0, inspectedOn: null, myPage: { deletedAt: null } };
  const rows = await client.myPageReport.findMany({ where, include: { myPage: true } });
  const living = rows.filter(({ myPage: { projectStatus } }) => !isEnded(projectStatus));
  return living.map(({ kind, scheduledOn, myPage }) => ({
    kind: ReminderKind.Inspection,
    name: InspectionKindLabel[kind as keyof typeof InspectionKindLabel],
    on: dayOf(scheduledOn),
    whom: placeOf(myPage),
  }));
};

const recoveries = async ({ database: { client } }: TestServer): Promise<Due[]> => {
  const rows = await client.recovery.findMany({ where: { status: 2 }, include: { myPage: true } });
  return rows.map(({ kind, dueOn, myPage }) => ({
    kind: ReminderKind.Recovery,
    name: `補助金の返還（${RecoveryKindLabel[kind as keyof typeof RecoveryKindLabel]}）`,
    on: dueOn === null ? '9999-12-31' : dayOf(dueOn),
    whom: placeOf(myPage),
  }));
};

/** What arrives: a day, an address, a subject without its desk, and what the mail lists. */
export const arrivalOf = (day: string, to: string, subject: string, names: readonly string[]): string =>
  [day, to, subject.replace(/^【[^】]*】/u, ''), ...names.toSorted()].join(' | ');

/** Who gets the mails of a business: its contacts, each as he wants them, and its further addresses at once. */
const readersOf = async ({ database: { client } }: TestServer, { corporationId, projectId }: Place) => {
  const of = { corporationId, projectId };
  const users = await client.corporationUser.findMany({ where: { ...of, isActive: true, deletedAt: null } });
  const primary = users.filter(({ isPrimary }) => isPrimary);
  const copies = await client.mailCopy.findMany({
    where: { ...of, isActive: true, confirmedAt: { not: null } },
  });
  const chosen = await client.mailPreference.findMany({
    where: { personKind: 'user', topic: MailTopic.Reminder },
  });
  const contacts = (primary.length > 0 ? primary : users).map(({ id, email }) => ({
    email,
    delivery: chosen.find(({ personId }) => personId === id)?.delivery ?? MailDelivery.AtOnce,
  }));
  return [...contacts, ...copies.map(({ email }) => ({ email, delivery: MailDelivery.AtOnce }))];
};

type Mail = { readonly day: string; readonly to: string; readonly subject: string; readonly names: string[] };

/** Those of one business on one day: what is late comes at once, whatever its reader has chosen. */
const mailsOn = async (server: TestServer, day: string, place: Place, dues: readonly Due[]) => {
  const isLate = dues.some(({ on }) => on < day);
  const subject = `${isLate ? '期限を過ぎています' : '期限が近づいています'}（管理番号 ${place.code}）`;
  const names = dues.map(({ name }) => name);
  return (await readersOf(server, place)).map(({ email: to, delivery }) => ({
    delivery: isLate ? MailDelivery.AtOnce : delivery,
    mail: { day, to, subject, names },
  }));
};

/** The mails of a day to who wants one a day: one, on the next. */
const digestsOf = (mails: readonly Mail[]): string[] =>
  [...Map.groupBy(mails, ({ day, to }) => `${day} ${to}`).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (first === undefined) return [];
    const subjects = ofOne.map(({ subject }) => subject);
    return [arrivalOf(addDays(first.day, 1), first.to, `お知らせのまとめ（${ofOne.length}件）`, subjects)];
  });

const toBusinesses = async (server: TestServer, days: readonly string[]): Promise<string[]> => {
  const dues = [...(await documents(server)), ...(await inspections(server)), ...(await recoveries(server))];
  const told = dues.flatMap((due) =>
    toldOn(due).flatMap((day) => (days.includes(day) ? [{ day, place: due.whom, due }] : [])),
  );
  const groups = Map.groupBy(told, ({ day, place }) => `${day} ${place.code} ${place.corporationId}`);
  const mails: Awaited<ReturnType<typeof mailsOn>> = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const own = group.map(({ due }) => due);
    mails.push(...(await mailsOn(server, first.day, first.place, own)));
  }
  const of = (delivery: number) => mails.filter((one) => one.delivery === delivery).map(({ mail }) => mail);
  return [
    ...of(MailDelivery.AtOnce).map(({ day, to, subject, names }) => arrivalOf(day, to, subject, names)),
    ...digestsOf(of(MailDelivery.Daily)).filter((line) => days.some((day) => line.startsWith(day))),
  ];
};

const toApplicants = async (
  { database: { client } }: TestServer,
  days: readonly string[],
): Promise<string[]> => {
  const rows = await client.application.findMany({
    where: { deletedAt: null, status: { in: [0, 3] } },
    include: { project: true, applicationUser: true },
  });
  return rows.flatMap(({ status, returnDueOn, project, applicationUser }) => {
    const { email, isActive, emailConfirmedAt, deletedAt } = applicationUser;
    if (!isActive || emailConfirmedAt === null || deletedAt !== null) return [];
    const { applicationOpensAt: opens, applicationClosesAt: closes } = project;
    const isDraft = status === 0;
    const on = isDraft ? tokyoDayOf(closes) : returnDueOn && dayOf(returnDueOn);
    if (on === null) return [];
    const kind = isDraft ? ReminderKind.Draft : ReminderKind.Finding;
    const subject = isDraft ? '応募の提出の応募の締切のお知らせ' : '応募内容の修正の再提出期限のお知らせ';
    return toldOn({ kind, on })
      .filter((day) => days.includes(day) && (!isDraft || tokyoDayOf(opens) <= day))
      .map((day) => arrivalOf(day, email, subject, []));
  });
};

/** Every mail that the records call for on these days, in the order of `arrivalOf`. */
export const expectedMails = async (server: TestServer, days: readonly string[]): Promise<string[]> =>
  [...(await toBusinesses(server, days)), ...(await toApplicants(server, days))].toSorted();
