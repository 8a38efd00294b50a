import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { SecondFactorKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useAsk } from '#web/parts/form/useAsk.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { securityText as t } from './security.words.ts';

type Factor = components['schemas']['SecondFactor'];

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[12]} 0;
  border-top: ${border.normal};
  &:first-child { border-top: 0; padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  overflow-wrap: anywhere;
`;

const useRemoval = (isLast: boolean) => {
  const { ask, dialog } = useAsk();
  const { show } = useSnackbar();
  const { run } = useChange('delete', '/api/admin/self/second_factor/{id}', { isQuiet: true });
  const remove = async (factor: Factor): Promise<void> => {
    const { id, name } = factor;
    const isSure = await ask({
      title: t((w) => w.factors.removeTitle, { name }),
      body: t((w) => (isLast ? w.factors.removeLast : w.factors.removeText)),
      confirmLabel: t((w) => w.factors.remove),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await run({ path: { id } }, { ifMatch: etagOf(factor) });
    if (result.isOk) show({ message: t((w) => w.factors.removed, { name }), severity: 'success' });
    else show({ message: result.error?.detail ?? t((w) => w.factors.notRemoved), severity: 'error' });
  };
  return { remove, dialog };
};

type FactorItemProps = {
  readonly factor: Factor;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

const FactorItem = ({ factor, onRename, onRemove }: FactorItemProps) => {
  const { name, kind, createdAt, lastUsedAt } = factor;
  const label = t((w) => w.factors.actsOf, { name });
  return (
    <Item>
      <Stack gap={4}>
        <Text isBold>{name}</Text>
        <Text size={14} tone="muted">
          {SecondFactorKindLabel[kind]}
        </Text>
        <Text size={14} tone="muted">
          {t((w) => w.factors.createdAt, { at: formatDateTime(createdAt) })}
          <br />
          {t((w) => w.factors.lastUsedAt, { at: lastUsedAt === null ? '—' : formatDateTime(lastUsedAt) })}
        </Text>
      </Stack>
      <Menu
        label={label}
        placement="bottom-end"
        items={[
          { id: 'rename', label: t((w) => w.factors.rename), onSelect: onRename },
          { id: 'remove', label: t((w) => w.factors.remove), isDanger: true, onSelect: onRemove },
        ]}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} name={label} />}
      />
    </Item>
  );
};

/** Apps and passkeys, each with what can be done to it. */
export const FactorList = ({ items }: { readonly items: readonly Factor[] }) => {
  const [renamed, setRenamed] = useState<Factor | null>(null);
  const { remove, dialog } = useRemoval(items.length === 1);
  return (
    <>
      <List aria-label={t((w) => w.factors.list)}>
        {items.map((factor) => (
          <FactorItem
            key={factor.id}
            factor={factor}
            onRename={() => setRenamed(factor)}
            onRemove={() => void remove(factor)}
          />
        ))}
      </List>
      {dialog}
      {renamed !== null && <RenameDialog factor={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
};
