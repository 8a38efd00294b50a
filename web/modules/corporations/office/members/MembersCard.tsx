import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import type { MyPage } from '#web/modules/sections/office/sectionTypes.ts';
import { ProgramKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { Link } from '#web/parts/navigation/Link.tsx';
import { AddMemberDialog, type Chosen } from './AddMemberDialog.tsx';
import { MemberLine } from './MemberLine.tsx';
import { membersText as tm } from './members.words.ts';

type Members = components['schemas']['Members'];
type Suggestion = Members['suggestions'][number];

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${space[4]} ${space[16]};
    padding: ${space[12]} 0;
    border-top: ${border.normal};
  }
  & > li:first-child { padding-top: 0; border-top: 0; }
  & > li > :first-child { flex: 1 1 16rem; min-width: 0; }
`;

type SuggestionsProps = {
  readonly suggestions: readonly Suggestion[];
  readonly onAdd: (chosen: Chosen) => void;
};

/** Whom the application named: one press away, once the corporation is there. */
const Suggestions = ({ suggestions, onAdd }: SuggestionsProps) => (
  <Stack gap={8}>
    <Text size={14} isBold>
      {tm((w) => w.suggestions)}
    </Text>
    <List>
      {suggestions.map(({ name, role, corporationId }) => (
        <li key={`${name} ${role}`}>
          <div>
            <Text size={14} isBold>
              {name}
            </Text>
            <Text size={14} tone="muted">
              {role}
            </Text>
          </div>
          {corporationId === null ? (
            <TextLink
              as={Link}
              href="/admin/corporation/new"
              aria-label={tm((w) => w.registerFirstOf, { name })}
            >
              {tm((w) => w.registerFirst)}
            </TextLink>
          ) : (
            <Button
              variant="secondary"
              aria-label={tm((w) => w.addSuggestedOf, { name })}
              onClick={() => onAdd({ corporationId, name, role })}
            >
              {tm((w) => w.addSuggested)}
            </Button>
          )}
        </li>
      ))}
    </List>
  </Stack>
);

type Open = { readonly chosen: Chosen | null };

const Content = ({ members, onAdd }: { members: Members; onAdd: (chosen: Chosen) => void }) => {
  const mayCall = useMayCall();
  const { items, suggestions } = members;
  const rights = { mayOpen: mayCall('getCorporation'), mayRemove: mayCall('deleteMember') };
  return (
    <Stack gap={24}>
      {items.length === 0 && (
        <Text size={14} tone="muted">
          {tm((w) => w.noneText)}
        </Text>
      )}
      {items.length > 0 && (
        <List>
          {items.map((member) => (
            <MemberLine key={member.id} member={member} count={items.length} {...rights} />
          ))}
        </List>
      )}
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} onAdd={onAdd} />}
    </Stack>
  );
};

type MembersCardProps = Pick<MyPage, 'id' | 'project'>;

/** Most undertakings are of one business: nothing is said of members where nobody expects any. */
const isExpected = ({ project }: MembersCardProps, members: Members | undefined): boolean =>
  project.programKind === ProgramKind.Inclusive ||
  (members !== undefined && members.items.length + members.suggestions.length > 0);

/** 構成員: who takes part in the undertaking beside its representative, how far each is, who may still join. */
export const MembersCard = (props: MembersCardProps) => {
  const { id: mypageId } = props;
  const mayCall = useMayCall();
  const [open, setOpen] = useState<Open | null>(null);
  const read = useRead('/api/admin/my_page/{id}/member', { path: { id: mypageId } });
  if (read.isError || read.data === null || !isExpected(props, read.data?.body)) return null;
  return (
    <Card
      title={tm((w) => w.title)}
      aside={
        mayCall('createMember') && (
          <Button variant="secondary" icon={Plus} onClick={() => setOpen({ chosen: null })}>
            {tm((w) => w.add)}
          </Button>
        )
      }
    >
      {read.data === undefined ? (
        <Skeleton shape="line" rows={2} />
      ) : (
        <Content members={read.data.body} onAdd={(chosen) => setOpen({ chosen })} />
      )}
      {open !== null && <AddMemberDialog {...open} mypageId={mypageId} onClose={() => setOpen(null)} />}
    </Card>
  );
};
