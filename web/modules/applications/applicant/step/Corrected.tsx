import { styled } from 'styled-components';
import { color, weight } from '#ui-kit/tokens/index.ts';
import { applicantText as t } from '../model/applicant.words.ts';
import type { ReturnItem } from '../model/formTypes.ts';

const Values = styled.dl`
  white-space: pre-line;
  dt { display: inline; color: ${color.textMuted}; }
  dd { display: inline; }
  del { color: ${color.textMuted}; }
  ins { font-weight: ${weight.bold}; text-decoration: none; }
`;

/** What stood at the place of a finding when it was sent back, and what stands there now. */
export const Corrected = ({ item: { valueAtReturn: before, valueNow: now } }: { item: ReturnItem }) => {
  if (before === null) return null;
  const isChanged = before !== now;
  return (
    <Values>
      <div>
        <dt>{t((w) => w.returned.before)}</dt>
        <dd>{isChanged ? <del>{before}</del> : before}</dd>
      </div>
      <div>
        <dt>{t((w) => w.returned.now)}</dt>
        <dd>{isChanged ? <ins>{now ?? t((w) => w.returned.empty)}</ins> : t((w) => w.returned.same)}</dd>
      </div>
    </Values>
  );
};
