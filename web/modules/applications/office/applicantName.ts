import { applicationsText as t } from './applications.words.ts';

/** The applicant's name as far as it was answered; a draft may have none yet. */
export const applicantNameOf = ({ name }: { readonly name?: string | null }): string =>
  name === undefined || name === null || name === '' ? t((w) => w.list.noName) : name;
