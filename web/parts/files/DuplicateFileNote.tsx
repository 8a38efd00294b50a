import { filesText as t } from './files.words.ts';

/** Says which other documents hold the same content: perhaps the wrong file was chosen. Nothing without any. */
export const DuplicateFileNote = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <b>{t((w) => w.alsoIn, { names: names.join(t((w) => w.and)) })}</b>;
