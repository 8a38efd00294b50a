import { toDate } from '#bff/platform/database/values.ts';
import { backOffice, jmac } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, day, type Seed } from '../engine/context.ts';
import { printPaper } from '../files/papers.ts';
import { corporationData } from './corporationData.ts';
import type { SeedCorporation } from './corporationTypes.ts';

/** What a bank account is held under: the company, or the person in business. */
const holderOf = ({ applicantType, name, representativeName }: SeedCorporation): string =>
  applicantType === 0 ? name : representativeName;

const passbook = (corporation: SeedCorporation) =>
  printPaper({
    title: '通帳の写し',
    dated: '表紙・見開き',
    to: `${holderOf(corporation)} 様`,
    from: [corporation.bank.bankName, corporation.bank.branchName],
    lead: '補助金の振込先として届け出る口座の通帳の写しです。',
    facts: [
      ['金融機関', `${corporation.bank.bankName}（${corporation.bank.bankCode}）`],
      ['支店', `${corporation.bank.branchName}（${corporation.bank.branchCode}）`],
      ['預金種目', '普通'],
      ['口座番号', corporation.bank.accountNumber],
      ['口座名義', holderOf(corporation)],
    ],
  });

/** Those whose account the desk has compared with the passbook. */
const CONFIRMED: ReadonlySet<number> = new Set([1, 3, 4, 5, 8]);

/** みらい食堂 moved its account once: the desk sees that in the account's changes. */
const MOVED = { corporationId: 1, before: '****874', on: -180 };

const auditAccount = (
  seed: Seed,
  { bank, name }: SeedCorporation,
  corporationId: number,
  createdAt: Date,
): void => {
  const target = { kind: 'bankAccount', id: corporationId } as const;
  const accountNumber = `****${bank.accountNumber.slice(-3)}`;
  const hasMoved = corporationId === MOVED.corporationId;
  const entered = { target, actor: jmac, reason: '郵送で届いた届出書による', onBehalfOf: name };
  const first = { accountNumber: hasMoved ? MOVED.before : accountNumber };
  audit(seed, { at: createdAt, action: 'created', after: first, ...entered });
  if (!hasMoved) return;
  const change = { before: first, after: { accountNumber } };
  audit(seed, { at: at(seed, day(seed, MOVED.on), '10:20'), action: 'updated', ...change, ...entered });
};

const addAccount = (seed: Seed, corporation: SeedCorporation, corporationId: number): void => {
  const { rows, files } = seed;
  const createdAt = at(seed, day(seed, -100 - corporationId), '10:20');
  const isConfirmed = CONFIRMED.has(corporationId);
  const file = files.add({
    purpose: 'passbook',
    corporationId,
    fileName: `通帳の写し_${corporation.name}.pdf`,
    content: passbook(corporation),
    at: createdAt,
    by: jmac,
  });
  rows.bankAccount.push({
    ...corporation.bank,
    corporationId,
    accountType: 0,
    accountHolder: holderOf(corporation),
    passbookFileId: file.id,
    confirmedAt: isConfirmed ? at(seed, day(seed, -95 - corporationId), '14:10') : null,
    confirmedById: isConfirmed ? backOffice.id : null,
    createdAt,
    updatedAt: createdAt,
  });
  auditAccount(seed, corporation, corporationId, createdAt);
};

const addOne = (seed: Seed, corporation: SeedCorporation, id: number): void => {
  const createdAt = at(seed, day(seed, -440 + id), '11:00');
  const { bank: _bank, email: _email, establishedOn, ...facts } = corporation;
  seed.rows.corporation.push({
    ...facts,
    id,
    establishedOn: toDate(establishedOn),
    createdAt,
    updatedAt: createdAt,
  });
  audit(seed, {
    at: createdAt,
    actor: jmac,
    action: 'created',
    target: { kind: 'corporation', id },
    after: { name: corporation.name, corporateNumber: corporation.corporateNumber },
  });
};

/** The corporations with their accounts. */
export const addCorporations = (seed: Seed): void => {
  corporationData.forEach((corporation, index) => {
    addOne(seed, corporation, index + 1);
    addAccount(seed, corporation, index + 1);
  });
};

/** A corporation by its id. @throws RangeError for an unknown one */
export const corporationOf = (id: number): SeedCorporation => {
  const found = corporationData[id - 1];
  if (found === undefined) throw new RangeError(`no corporation ${id}`);
  return found;
};
