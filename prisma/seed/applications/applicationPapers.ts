import type { DocumentState } from '#bff/programmes/engine.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { Content } from '../files/files.ts';
import { printPaper } from '../files/papers.ts';
import { picture } from '../files/png.ts';
import type { Draft } from './applicationDraft.ts';

/** A paper of an application: the form it belongs to and what it says, or a photo. */
export const applicationPaper = (
  { data, id, steps }: Pick<Draft, 'data' | 'id' | 'steps'>,
  document: Pick<DocumentState, 'label' | 'value'>,
  isPicture: boolean,
): Content => {
  if (isPicture) return picture('before', id * 7 + document.value);
  const { applicant, plan, item } = data;
  const handedIn = steps[0]?.at;
  return printPaper({
    title: document.label,
    dated: handedIn ? formatEraDay(tokyoDayOf(handedIn)) : '作成中',
    to: '補助事業事務局 御中',
    from: [applicant.name, applicant.address, applicant.representativeName],
    lead: '公募要領に基づき、下記のとおり提出いたします。',
    facts: [
      ['事業計画名', plan],
      ['主な導入物', item],
      ['応募者', applicant.name],
      ['代表者', applicant.representativeName],
    ],
  });
};
