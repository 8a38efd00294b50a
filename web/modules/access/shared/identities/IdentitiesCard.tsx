import { Link2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { identitiesText as t } from './identities.words.ts';

type Schemas = components['schemas'];
export type OwnIdentity = Schemas['LinkedIdentity'];
export type OwnIdentities = Schemas['OwnIdentities'];

const Item = styled.li`
  padding: ${space[12]} 0;
  border-top: ${border.normal};
  overflow-wrap: anywhere;
  &:first-child { border-top: 0; padding-top: 0; }
  &:last-child { padding-bottom: 0; }
`;

type IdentityItemProps = { readonly identity: OwnIdentity; readonly onUnlink: () => void };

const IdentityItem = ({ identity, onUnlink }: IdentityItemProps) => {
  const { providerLabel: label, email, createdAt, lastUsedAt } = identity;
  return (
    <Item>
      <Row isBetween>
        <Stack gap={4}>
          <Text isBold>{label}</Text>
          {email !== null && <Text size={14}>{email}</Text>}
          <Text size={14} tone="muted">
            {t((w) => w.linkedAt, { at: formatDateTime(createdAt) })}
            <br />
            {t((w) => w.lastUsedAt, { at: lastUsedAt === null ? '—' : formatDateTime(lastUsedAt) })}
          </Text>
        </Stack>
        <Button size="small" aria-label={t((w) => w.unlinkOf, { label })} onClick={onUnlink}>
          {t((w) => w.unlink)}
        </Button>
      </Row>
    </Item>
  );
};

type IdentitiesCardProps = {
  readonly own: OwnIdentities;
  readonly isBusy: boolean;
  readonly onLink: (provider: string) => void;
  readonly onUnlink: (identity: OwnIdentity) => void;
};

/** The accounts by which a person logs in, and the ways to more; nothing where this installation names no provider. */
export const IdentitiesCard = ({
  own: { items, providers },
  isBusy,
  onLink,
  onUnlink,
}: IdentitiesCardProps) => {
  if (items.length + providers.length === 0) return null;
  return (
    <Card title={t((w) => w.title)}>
      <Stack gap={16}>
        <Text>
          {t((w) => w.text)}
          <TextPart>{items.length === 0 && t((w) => w.none)}</TextPart>
        </Text>
        {items.length > 0 && (
          <ul aria-label={t((w) => w.list)}>
            {items.map((identity) => (
              <IdentityItem key={identity.id} identity={identity} onUnlink={() => onUnlink(identity)} />
            ))}
          </ul>
        )}
        {providers.length > 0 && (
          <Row gap={8}>
            {providers.map(({ key, label }) => (
              <Button key={key} icon={Link2} isBusy={isBusy} onClick={() => onLink(key)}>
                {t((w) => w.link, { label })}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
