import { Select } from '#ui-kit/Select/index.ts';
import { type DealMember, memberOptions } from './dealMembers.ts';
import { dealMembersText as t } from './dealMembers.words.ts';
import type { DealPages } from './useDealPages.ts';

type MemberFilterProps = { members: readonly DealMember[]; pages: Pick<DealPages, 'memberId' | 'ofMember'> };

/** Filters the deals by participant. Nothing if there is one only, or the viewer sees only its own. */
export const MemberFilter = ({ members, pages: { memberId, ofMember } }: MemberFilterProps) =>
  members.length === 0 ? null : (
    <Select
      label={t((w) => w.filter)}
      isLabelHidden
      controlSize="small"
      width="20"
      placeholder={t((w) => w.all)}
      options={memberOptions(members)}
      value={memberId === null ? '' : String(memberId)}
      onChange={({ target: { value } }) => ofMember(value === '' ? null : Number(value))}
    />
  );
