import { randomUUID } from 'node:crypto';
import { DocumentCheckStatus, ReviewCategory, SectionKind } from '#bff/contract/generated/enums.ts';
import type { SectionTemplate } from '#bff/programmes/sections.ts';
import { checklistFor } from '#bff/programmes/sections.ts';
import { tokyoDayOf } from '#bff/services/rules/calendar.ts';
import { actorColumns, audit, backOffice, jmac, maff, type SeedActor } from './actors.ts';
import { dateOrNull, type Seed } from './context.ts';
import type { Content, SeedFile } from './files.ts';
import type { Place } from './myPages.ts';
import { nextId } from './rows.ts';

export type StateName = keyof typeof DocumentCheckStatus;

/** A section as the demo shows it. */
export type SectionSpec = {
  readonly template: SectionTemplate;
  readonly state: StateName;
  readonly title?: string;
  readonly createdAt: Date;
  readonly dueOn?: string | null;
  readonly branch?: string;
  readonly payee?: string;
  /** When it was handed in, and when it came to its state; needed for every state but Incomplete. */
  readonly handedIn?: Date;
  readonly settled?: Date;
  readonly contents?: readonly { readonly fileName: string; readonly content: Content }[];
  readonly comment?: string;
};

export type AddedSection = {
  readonly id: number;
  readonly files: readonly (SeedFile & { readonly sectionFileId: number })[];
};

/** What JMAC looks at in papers of a kind. */
const categories: { readonly [kind: number]: number } = {
  [SectionKind.Grant]: ReviewCategory.Budget,
  [SectionKind.Change]: ReviewCategory.Change,
  [SectionKind.Delay]: ReviewCategory.Change,
  [SectionKind.Suspension]: ReviewCategory.Change,
  [SectionKind.Progress]: ReviewCategory.Report,
  [SectionKind.Result]: ReviewCategory.Report,
  [SectionKind.Effect]: ReviewCategory.Report,
  [SectionKind.Voucher]: ReviewCategory.Consistency,
  [SectionKind.Property]: ReviewCategory.PropertyManagementLedger,
};

const { Confirmed, Confirming, Incomplete, MAFFConfirming } = DocumentCheckStatus;

const submitterOf = ({ template }: SectionSpec, place: Place): SeedActor => {
  if (template.uploader === 'JMAC') return jmac;
  return template.uploader === 'Inspector'
    ? { kind: 'admin', id: 4, name: '検査 誠', adminType: 3 }
    : place.user;
};

/** Whether the desk of that kind has said yes. */
const isChecked = ({ state }: SectionSpec): boolean => state === 'Confirmed' || state === 'MAFFConfirming';

type Move = {
  readonly action: string;
  readonly from: number;
  readonly to: number;
  readonly at: Date;
  readonly actor: SeedActor;
  readonly comment?: string | null;
};

/** One line of a section's history, and of the audit trail. */
export const addSectionMove = (seed: Seed, place: Place, sectionId: number, move: Move): void => {
  const { action, from, to, at, actor, comment = null } = move;
  seed.rows.sectionHistory.push({
    sectionId,
    action,
    fromStatus: from,
    toStatus: to,
    ...actorColumns(actor),
    comment,
    createdAt: at,
  });
  audit(seed, {
    at,
    actor,
    action,
    target: { kind: 'section', id: sectionId },
    before: { status: from },
    after: { status: to },
    reason: comment,
    mypageId: place.id,
    projectId: place.data.projectId,
  });
};

const movesOf = (spec: SectionSpec, place: Place): Move[] => {
  const { handedIn, settled, state, template, comment } = spec;
  if (handedIn === undefined) return [];
  const submitter = submitterOf(spec, place);
  const submit = {
    action: 'submit',
    from: Incomplete,
    to: Confirming,
    at: handedIn,
    actor: submitter,
    comment: comment ?? null,
  };
  const end = settled ?? handedIn;
  if (!isChecked(spec)) return [submit];
  const checker = template.needsJmacCheck ? jmac : backOffice;
  if (!template.needsMaffCheck) {
    return [
      submit,
      {
        action: 'confirm',
        from: Confirming,
        to: Confirmed,
        at: end,
        actor: submitter === jmac ? backOffice : checker,
      },
    ];
  }
  const between = new Date((handedIn.getTime() + end.getTime()) / 2);
  const forward = { action: 'forward', from: Confirming, to: MAFFConfirming, at: between, actor: jmac };
  const approve = { action: 'maffApprove', from: MAFFConfirming, to: Confirmed, at: end, actor: maff };
  return state === 'Confirmed' ? [submit, forward, approve] : [submit, forward];
};

const addChecks = (seed: Seed, { template, state }: SectionSpec, sectionId: number, at: Date): void => {
  const check = (reviewer: number, category: number, by: SeedActor) =>
    seed.rows.sectionCheck.push({
      sectionId,
      reviewer,
      category,
      status: Confirmed,
      checkedById: by.id,
      checkedAt: at,
      createdAt: at,
      updatedAt: at,
    });
  check(0, ReviewCategory.Document, backOffice);
  if (template.needsJmacCheck) check(1, categories[template.kind] ?? ReviewCategory.Document, jmac);
  if (template.needsMaffCheck && state === 'Confirmed')
    check(3, categories[template.kind] ?? ReviewCategory.Report, maff);
  const checker = template.needsJmacCheck ? jmac : backOffice;
  for (const { key } of checklistFor(template.key)) {
    seed.rows.checklistResult.push({
      sectionId,
      key,
      result: 'ok',
      checkedById: checker.id ?? 0,
      checkedAt: at,
    });
  }
};

const receiptNumber = (at: Date, sectionId: number, submissionNumber: number): string =>
  `R-${tokyoDayOf(at).replaceAll('-', '')}-S${String(sectionId).padStart(5, '0')}-${submissionNumber}`;

export type ManifestFile = SeedFile & { readonly versionNumber: number };

/** The receipt of a submission. @returns its id */
export const addReceipt = (
  seed: Seed,
  place: Place,
  sectionId: number,
  submission: { readonly number: number; readonly at: Date; readonly files: readonly ManifestFile[] },
): string => {
  const id = randomUUID();
  const { at, files, number } = submission;
  seed.rows.receipt.push({
    id,
    number: receiptNumber(at, sectionId, number),
    sectionId,
    submissionNumber: number,
    issuedAt: at,
    submitterKind: 'user',
    submitterId: place.user.id,
    submitterName: place.user.name,
    manifest: files.map(({ id: fileId, fileName, sizeBytes, sha256, versionNumber }) => ({
      fileId,
      fileName,
      sizeBytes,
      sha256,
      versionNumber,
    })),
    createdAt: at,
  });
  return id;
};

type FileEntry = {
  readonly file: SeedFile;
  readonly at: Date;
  readonly versionNumber?: number;
  readonly replacesId?: number;
  readonly receiptId?: string | null;
  readonly removedAt?: Date;
  readonly sequence?: number;
};

/** Puts a file into a section. @returns the id of the entry, for the one that replaces it */
export const addSectionFile = (seed: Seed, sectionId: number, entry: FileEntry): number => {
  const {
    file,
    at,
    versionNumber = 1,
    replacesId = null,
    receiptId = null,
    removedAt = null,
    sequence = 1,
  } = entry;
  const id = nextId(seed.rows, 'sectionFile');
  seed.rows.sectionFile.push({
    id,
    sectionId,
    fileId: file.id,
    versionNumber,
    replacesId,
    sequence,
    receiptId,
    createdAt: at,
    removedAt,
  });
  return id;
};

const addContents = (
  seed: Seed,
  place: Place,
  spec: SectionSpec,
  sectionId: number,
): AddedSection['files'] => {
  const { handedIn, contents = [], template } = spec;
  if (handedIn === undefined) return [];
  const by = submitterOf(spec, place);
  const storedAt = new Date(handedIn.getTime() - 5 * 60_000);
  const files = contents.map(({ fileName, content }) =>
    seed.files.add({
      purpose: 'section',
      mypageId: place.id,
      sectionId,
      fileName,
      content,
      at: storedAt,
      by,
    }),
  );
  const isOfBusiness = template.uploader !== 'JMAC' && template.uploader !== 'Inspector';
  const listed = files.map((file) => ({ ...file, versionNumber: 1 }));
  const receiptId = isOfBusiness
    ? addReceipt(seed, place, sectionId, { number: 1, at: handedIn, files: listed })
    : null;
  return files.map((file, index) => ({
    ...file,
    sectionFileId: addSectionFile(seed, sectionId, { file, at: storedAt, receiptId, sequence: index + 1 }),
  }));
};

const submissionColumns = (spec: SectionSpec, place: Place) => {
  const { handedIn, settled, state, comment } = spec;
  if (handedIn === undefined) return {};
  const submitter = submitterOf(spec, place);
  return {
    submissionCount: 1,
    submittedAt: handedIn,
    submittedByKind: submitter.kind,
    submittedById: submitter.id,
    submitterComment: comment ?? null,
    openedAt: isChecked(spec) ? new Date(handedIn.getTime() + 60 * 60_000) : null,
    openedById: isChecked(spec) ? backOffice.id : null,
    confirmedAt: state === 'Confirmed' ? (settled ?? handedIn) : null,
  };
};

/** A section with its files, receipt, checks and history. Returns of it are added by those who make them. */
export const addSection = (seed: Seed, place: Place, spec: SectionSpec): AddedSection => {
  const { template, state, title, createdAt, dueOn, branch, payee } = spec;
  const id = nextId(seed.rows, 'section');
  const moves = movesOf(spec, place);
  seed.rows.section.push({
    id,
    mypageId: place.id,
    kind: template.kind,
    documentType: template.documentType,
    title: title ?? template.title,
    sequence: template.sequence,
    isRequired: template.isRequired,
    needsJmacCheck: template.needsJmacCheck,
    needsMaffCheck: template.needsMaffCheck,
    dueOn: dateOrNull(dueOn),
    status: DocumentCheckStatus[state],
    branchNumber: branch ?? null,
    voucherGroup: payee ?? null,
    ...submissionColumns(spec, place),
    version: 1 + moves.length,
    createdAt,
    updatedAt: moves.at(-1)?.at ?? createdAt,
  });
  const files = addContents(seed, place, spec, id);
  for (const move of moves) addSectionMove(seed, place, id, move);
  if (isChecked(spec) && spec.handedIn) addChecks(seed, spec, id, spec.settled ?? spec.handedIn);
  return { id, files };
};
