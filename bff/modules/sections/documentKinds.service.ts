import { DocumentType, ProgressPhase, ProjectStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { extensionSets } from '#bff/programmes/documents/extensions.ts';
import { documentFacts } from '#bff/programmes/sections.ts';
import { documentCheckReasons } from './sections.words.ts';

/** Who hands a document in; the words of the contract's x-document-types. */
export const uploaderOf = (documentType: number): string =>
  documentFacts(documentType, contractFacts()).uploader;

export const extensionsOf = (documentType: number): readonly string[] =>
  extensionSets[documentFacts(documentType, contractFacts()).extSet];

/** The name of a document type, under which checklists and guidance are kept. */
export const documentKeyOf = (documentType: number): string =>
  documentFacts(documentType, contractFacts()).key;

/** Papers of the secretariat: they are issued, not asked of the business. */
export const isNotice = (documentType: number): boolean => uploaderOf(documentType) === 'JMAC';

/** Papers that the business hands in. */
export const isOfBusiness = (documentType: number): boolean =>
  !['JMAC', 'Inspector'].includes(uploaderOf(documentType));

/** Kinds from the grant to the result: the confirmed amount rests on them. */
export const settledKinds: ReadonlySet<number> = new Set([
  SectionKind.Grant,
  SectionKind.Change,
  SectionKind.Progress,
  SectionKind.Delay,
  SectionKind.Result,
  SectionKind.Voucher,
  SectionKind.Suspension,
]);

const endedStatuses: ReadonlySet<number> = new Set([
  ProjectStatus.Finished,
  ProjectStatus.Rejected,
  ProjectStatus.Canceled,
]);

export const isEnded = (projectStatus: number): boolean => endedStatuses.has(projectStatus);

/** Papers of what a business owes for years after it was paid: 完了 closes the undertaking, not its duties. */
export const lastingKinds: ReadonlySet<number> = new Set([
  SectionKind.Property,
  SectionKind.TaxDeduction,
  SectionKind.Effect,
]);

/** Whether nothing is done about a paper any more, because its undertaking has ended. */
export const isOver = ({ kind }: { readonly kind: number }, projectStatus: number): boolean =>
  isEnded(projectStatus) && !(projectStatus === ProjectStatus.Finished && lastingKinds.has(kind));

/** Papers that are still asked for, or told, when the amount is final: nothing of it rests on them. */
export const lastingPapers: ReadonlySet<number> = new Set([
  DocumentType.ResultPaymentRequest,
  DocumentType.ChangeProfileNotice,
]);

type Locked = {
  readonly kind: number;
  readonly documentType: number;
  readonly myPage: { readonly projectStatus: number; readonly progressPhase: number };
};

/**
 * Why nothing of a section can change any more: its undertaking has ended (what is owed after the payment outlives
 * it), or its amount is final. The claim for
 * payment is a result paper that is asked for only after that; a company can move at any time.
 */
export const lockReason = ({ kind, documentType, myPage }: Locked): string | null => {
  if (isOver({ kind }, myPage.projectStatus)) return documentCheckReasons.ended;
  const isSettled = settledKinds.has(kind) && !lastingPapers.has(documentType);
  return isSettled && myPage.progressPhase === ProgressPhase.Finalled ? documentCheckReasons.finalled : null;
};
