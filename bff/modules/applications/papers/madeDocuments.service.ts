import type { DocumentDefinition, PaperContent } from '#bff/programmes/familyTypes.ts';
import { type ApplicationFileRow, type Dossier, documentsOf } from '../dossier.service.ts';

/** A document that is made of the answers. */
export type MadeDocument = DocumentDefinition & { readonly madeOf: PaperContent };

const isMade = <Document extends DocumentDefinition>(
  document: Document,
): document is Document & { readonly madeOf: PaperContent } => document.madeOf !== null;

/** Whether the product made a file of the answers. */
export const isMadeFile = ({ file }: ApplicationFileRow): boolean => file.purpose === 'paper';

/** Documents of which the applicant (or the desk for him) handed in files of his own, by their numbers. */
export const attachedTypes = ({ files }: Pick<Dossier, 'files'>): number[] =>
  files.filter((file) => !isMadeFile(file)).map(({ type }) => type);

/** The document of this number, if it is made of the answers. */
export const madeDocument = ({ definition }: Pick<Dossier, 'definition'>, type: number) =>
  definition.documents.filter(isMade).find(({ value }) => value === type);

/** What a submission makes: documents that the answers ask for; a file of the applicant's own comes before. */
export const documentsToMake = (
  dossier: Pick<Dossier, 'definition' | 'answers' | 'files'>,
): MadeDocument[] => {
  const attached = attachedTypes(dossier);
  return documentsOf(dossier)
    .filter(({ isRequired, value }) => isRequired && !attached.includes(value))
    .filter(isMade);
};
