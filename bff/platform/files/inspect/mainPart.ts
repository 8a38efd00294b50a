import { parserFor, type XmlListener } from '../sheets/xmlPart.ts';

/** Where an Office document says which of its parts is the main one. */
export const RELATIONS_PART = '_rels/.rels';

/** Hears of the main part in both forms of the standard (ISO/IEC 29500), without a slash before it. */
export const mainPartListener = (onMain: (part: string) => void): XmlListener => ({
  open: (name, { Type = '', Target = '' }) => {
    if (name === 'Relationship' && Type.endsWith('/officeDocument')) onMain(Target.replace(/^\//, ''));
  },
});

/** The main part by the relations of a document; null when they name none. */
export const mainPartIn = (relations: string): string | null => {
  let main: string | null = null;
  const parser = parserFor(
    mainPartListener((part) => {
      main = part;
    }),
  );
  try {
    parser.write(relations).close();
  } catch {
    return null;
  }
  return main;
};
