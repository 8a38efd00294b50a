import type { Db } from '#bff/core/database.ts';
import { type AmountProposalKind, AmountProposalKindLabel } from '#bff/generated/contract/enums.ts';
import { disposalName, propertyName } from '#bff/modules/aftercare/index.ts';
import { amountProposalName, batchName, payoutName, recoveryName } from '#bff/modules/money/index.ts';
import { changeRequestName } from '#bff/modules/myPages/index.ts';
import { sectionName } from '#bff/modules/sections/index.ts';
import type { ActivityRow } from './activity.data.ts';

/** What the targets of entries are called, by `kind:id`. */
export type TargetNames = ReadonlyMap<string, string>;

type Target = Pick<ActivityRow, 'targetKind' | 'targetId'>;
type Named = { readonly id: number | string; readonly name: string };

/** How the names of each kind are read; ids of files are uuids, all others numbers. */
type Reader = (db: Db, ids: string[]) => Promise<readonly Named[]>;

const numbers = (ids: readonly string[]): { in: number[] } => ({ in: ids.map(Number) });

const person = { id: true, name: true } as const;

const codeAndName = (code: string | null, name: string): string => (code === null ? name : `${code} ${name}`);

const ofRecovery = {
  id: true,
  recovery: { select: { number: true, myPage: { select: { planTitle: true } } } },
} as const;

type PartOfRecovery = {
  readonly id: number;
  readonly recovery: { readonly number: number; readonly myPage: { readonly planTitle: string } };
};

const nameOfPart = ({ id, recovery }: PartOfRecovery): Named => ({
  id,
  name: recoveryName(recovery.myPage.planTitle, recovery.number),
});

const readers: { readonly [kind: string]: Reader } = {
  section: async (db, ids) =>
    (
      await db.section.findMany({
        where: { id: numbers(ids) },
        select: { id: true, title: true, branchNumber: true },
      })
    ).map((section) => ({ id: section.id, name: sectionName(section) })),
  myPage: async (db, ids) =>
    (await db.myPage.findMany({ where: { id: numbers(ids) }, select: { id: true, planTitle: true } })).map(
      ({ id, planTitle }) => ({ id, name: planTitle }),
    ),
  member: async (db, ids) =>
    (
      await db.myPageMember.findMany({
        where: { id: numbers(ids) },
        select: { id: true, corporation: { select: { name: true } } },
      })
    ).map(({ id, corporation }) => ({ id, name: corporation.name })),
  file: async (db, ids) =>
    (await db.storedFile.findMany({ where: { id: { in: ids } }, select: { id: true, fileName: true } })).map(
      ({ id, fileName }) => ({ id, name: fileName }),
    ),
  corporation: (db, ids) => db.corporation.findMany({ where: { id: numbers(ids) }, select: person }),
  corporationUser: (db, ids) => db.corporationUser.findMany({ where: { id: numbers(ids) }, select: person }),
  adminUser: (db, ids) => db.adminUser.findMany({ where: { id: numbers(ids) }, select: person }),
  machineKey: (db, ids) => db.machineKey.findMany({ where: { id: numbers(ids) }, select: person }),
  webhook: (db, ids) => db.webhook.findMany({ where: { id: numbers(ids) }, select: person }),
  applicant: (db, ids) => db.applicationUser.findMany({ where: { id: numbers(ids) }, select: person }),
  project: async (db, ids) =>
    (await db.project.findMany({ where: { id: numbers(ids) }, select: { id: true, shortName: true } })).map(
      ({ id, shortName }) => ({ id, name: shortName }),
    ),
  announcement: async (db, ids) =>
    (await db.announcement.findMany({ where: { id: numbers(ids) }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  notification: async (db, ids) =>
    (await db.notification.findMany({ where: { id: numbers(ids) }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  issuedPaper: async (db, ids) =>
    (
      await db.issuedPaper.findMany({
        where: { id: numbers(ids) },
        select: { id: true, number: true, title: true },
      })
    ).map(({ id, number, title }) => ({ id, name: codeAndName(number, title) })),
  paperTemplate: async (db, ids) =>
    (await db.paperTemplate.findMany({ where: { id: numbers(ids) }, select: { id: true, title: true } })).map(
      ({ id, title }) => ({ id, name: title }),
    ),
  mail: async (db, ids) =>
    (await db.mailMessage.findMany({ where: { id: numbers(ids) }, select: { id: true, subject: true } })).map(
      ({ id, subject }) => ({ id, name: subject }),
    ),
  secondFactor: (db, ids) => db.secondFactor.findMany({ where: { id: numbers(ids) }, select: person }),
  linkedIdentity: async (db, ids) =>
    (
      await db.linkedIdentity.findMany({
        where: { id: numbers(ids) },
        select: { id: true, email: true, issuer: true },
      })
    ).map(({ id, email, issuer }) => ({ id, name: email ?? issuer })),
  mailCopy: (db, ids) => db.mailCopy.findMany({ where: { id: numbers(ids) }, select: person }),
  thread: async (db, ids) =>
    (await db.thread.findMany({ where: { id: numbers(ids) }, select: { id: true, subject: true } })).map(
      ({ id, subject }) => ({ id, name: subject }),
    ),
  threadTemplate: (db, ids) => db.threadTemplate.findMany({ where: { id: numbers(ids) }, select: person }),
  question: async (db, ids) =>
    (await db.question.findMany({ where: { id: numbers(ids) }, select: { id: true, question: true } })).map(
      ({ id, question }) => ({ id, name: question }),
    ),
  application: async (db, ids) =>
    (
      await db.application.findMany({
        where: { id: numbers(ids) },
        select: { id: true, displayCode: true, name: true, applicationUser: { select: { name: true } } },
      })
    ).map(({ id, displayCode, name, applicationUser }) => ({
      id,
      name: codeAndName(displayCode, name ?? applicationUser.name),
    })),
  bankAccount: async (db, ids) =>
    (
      await db.bankAccount.findMany({
        where: { id: numbers(ids) },
        select: { id: true, corporation: { select: { name: true } } },
      })
    ).map(({ id, corporation }) => ({ id, name: corporation.name })),
  myPageReport: async (db, ids) =>
    (
      await db.myPageReport.findMany({
        where: { id: numbers(ids) },
        select: { id: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, myPage }) => ({ id, name: myPage.planTitle })),
  changeRequest: async (db, ids) =>
    (
      await db.changeRequest.findMany({
        where: { id: numbers(ids) },
        select: { id: true, number: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, number, myPage }) => ({ id, name: changeRequestName(myPage.planTitle, number) })),
  amountProposal: async (db, ids) =>
    (
      await db.amountProposal.findMany({
        where: { id: numbers(ids) },
        select: { id: true, kind: true, number: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, kind, number, myPage }) => ({
      id,
      name: amountProposalName(myPage.planTitle, AmountProposalKindLabel[kind as AmountProposalKind], number),
    })),
  recovery: async (db, ids) =>
    (
      await db.recovery.findMany({
        where: { id: numbers(ids) },
        select: { id: true, number: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, number, myPage }) => ({ id, name: recoveryName(myPage.planTitle, number) })),
  recoveryReceipt: async (db, ids) =>
    (await db.recoveryReceipt.findMany({ where: { id: numbers(ids) }, select: ofRecovery })).map(nameOfPart),
  recoveryRelief: async (db, ids) =>
    (await db.recoveryRelief.findMany({ where: { id: numbers(ids) }, select: ofRecovery })).map(nameOfPart),
  paymentItem: async (db, ids) =>
    (
      await db.paymentItem.findMany({
        where: { id: numbers(ids) },
        select: { id: true, number: true, description: true },
      })
    ).map(({ id, number, description }) => ({ id, name: `${number} ${description}` })),
  property: async (db, ids) =>
    (
      await db.propertyLedgerItem.findMany({
        where: { id: numbers(ids) },
        select: { id: true, name: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, name, myPage }) => ({ id, name: propertyName(myPage.planTitle, name) })),
  propertyDisposal: async (db, ids) =>
    (
      await db.propertyDisposal.findMany({
        where: { id: numbers(ids) },
        select: { id: true, number: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, number, myPage }) => ({ id, name: disposalName(myPage.planTitle, number) })),
  payment: async (db, ids) =>
    (
      await db.payment.findMany({
        where: { id: numbers(ids) },
        select: { id: true, amount: true, myPage: { select: { planTitle: true } } },
      })
    ).map(({ id, amount, myPage }) => ({
      id,
      name: payoutName(myPage.planTitle, amount.toLocaleString('ja-JP')),
    })),
  paymentBatch: async (_db, ids) => ids.map((id) => ({ id, name: batchName(Number(id)) })),
};

const idsOf = (targets: readonly Target[], kind: string): string[] => [
  ...new Set(targets.flatMap(({ targetKind, targetId }) => (targetKind === kind ? (targetId ?? []) : []))),
];

/** What the targets of a page are called; one query for each kind that the page has. */
export const findTargetNames = async (db: Db, targets: readonly Target[]): Promise<TargetNames> => {
  const names = new Map<string, string>();
  const reads = Object.entries(readers).map(async ([kind, read]) => {
    const ids = idsOf(targets, kind);
    if (ids.length === 0) return;
    for (const { id, name } of await read(db, ids)) names.set(`${kind}:${id}`, name);
  });
  await Promise.all(reads);
  return names;
};
