import { filesText as t } from './files.words.ts';

/** Names other documents with the same content, since the wrong file may have been chosen. Nothing without any. */
export const DuplicateFileNote = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <b>{t((w) => w.alsoIn, { names: names.join(t((w) => w.and)) })}</b>;
