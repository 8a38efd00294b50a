import { Pencil, Star, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, space, text } from '#ui-kit/tokens/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { fieldErrorsOf } from '#web/parts/form/errors/submitErrors.ts';
import { listViewsText as t } from './listViews.words.ts';
import type { SavedView } from './savedViews.ts';

const Views = styled.ul`
  border-top: ${border.normal};
`;

const Line = styled.li`
  padding-block: ${space[4]};
  border-bottom: ${border.normal};
`;

const Name = styled.div`
  flex: 1 1 0;
  min-width: 0;
  overflow-wrap: anywhere;
  & > small { display: block; color: ${color.textMuted}; font-size: ${text[12]}; }
`;

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] svg { fill: currentColor; }
`;

type Change = Partial<Pick<SavedView, 'name' | 'isDefault'>>;

/** What is done with views; a deleted one comes back as it was. */
const useViews = () => {
  const save = useChange('put', '/api/admin/list_view/{id}', { isQuiet: true });
  const remove = useChange('delete', '/api/admin/list_view/{id}');
  const { show } = useSnackbar();
  const put = ({ id, list, name, search, isDefault }: SavedView, change: Change, ifMatch?: string) =>
    save.run(
      { path: { id }, body: { list, name, search, isDefault, ...change } },
      ifMatch === undefined ? {} : { ifMatch },
    );
  /** @returns what is wrong with the name, in words; null when it was taken */
  const change = async (view: SavedView, wanted: Change): Promise<string | null> => {
    const result = await put(view, wanted, etagOf(view));
    if (result.isOk) return null;
    const wrong = fieldErrorsOf(result.error, ['name']).name ?? result.error?.detail;
    if (wanted.name === undefined) show({ message: wrong ?? t((w) => w.manage.failed), severity: 'error' });
    return wrong ?? t((w) => w.manage.failed);
  };
  const drop = async (view: SavedView): Promise<void> => {
    if (!(await remove.run({ path: { id: view.id } })).isOk) return;
    const undo = { label: t((w) => w.manage.undo), onSelect: () => void put(view, {}) };
    show({ message: t((w) => w.manage.deleted, { name: view.name }), severity: 'success', action: undo });
  };
  return { change, drop, isBusy: save.isBusy || remove.isBusy };
};

type ManageViewsDialogProps = {
  readonly views: readonly SavedView[];
  readonly hrefOf: (view: SavedView) => string;
  readonly onClose: () => void;
};

/** The own views of a list: open one, rename it, make it the first that is seen, delete it. */
export const ManageViewsDialog = ({ views, hrefOf, onClose }: ManageViewsDialogProps) => {
  const [renamedId, setRenamedId] = useState<string>();
  const acts = useViews();
  return (
    <Dialog
      isOpen
      title={t((w) => w.manage.title)}
      onClose={onClose}
      hasCloseButton
      actions={<Button onClick={onClose}>{t((w) => w.manage.close)}</Button>}
    >
      {views.length === 0 ? (
        <Text>{t((w) => w.manage.none)}</Text>
      ) : (
        <Views aria-label={t((w) => w.manage.list)}>
          {views.map((view) => (
            <Line key={view.id}>
              {view.id === renamedId ? (
                <Renaming view={view} onChange={acts.change} onDone={() => setRenamedId(undefined)} />
              ) : (
                <View
                  {...{ view, acts, onOpen: onClose }}
                  href={hrefOf(view)}
                  onRename={() => setRenamedId(view.id)}
                />
              )}
            </Line>
          ))}
        </Views>
      )}
    </Dialog>
  );
};

type ViewProps = {
  readonly view: SavedView;
  readonly href: string;
  readonly acts: ReturnType<typeof useViews>;
  readonly onOpen: () => void;
  readonly onRename: () => void;
};

const View = ({ view, href, acts, onOpen, onRename }: ViewProps) => {
  const { name, isDefault } = view;
  return (
    <Row>
      <Name>
        <TextLink href={href} onClick={onOpen}>
          {name}
        </TextLink>
        {isDefault && <small>{t((w) => w.manage.isDefault)}</small>}
      </Name>
      <Toggle
        icon={Star}
        name={t((w) => w.manage.makeDefault, { name })}
        aria-pressed={isDefault}
        onClick={() => void acts.change(view, { isDefault: !isDefault })}
      />
      <IconButton icon={Pencil} name={t((w) => w.manage.rename, { name })} onClick={onRename} />
      <IconButton
        icon={Trash2}
        name={t((w) => w.manage.delete, { name })}
        disabled={acts.isBusy}
        onClick={() => void acts.drop(view)}
      />
    </Row>
  );
};

type RenamingProps = {
  readonly view: SavedView;
  readonly onChange: (view: SavedView, change: Change) => Promise<string | null>;
  readonly onDone: () => void;
};

/** The new name in the place of the old one; what is wrong with it stands below it. */
const Renaming = ({ view, onChange, onDone }: RenamingProps) => {
  const [name, setName] = useState(view.name);
  const [error, setError] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const wrong = name.trim() === '' ? t((w) => w.save.nameMissing) : await onChange(view, { name });
    setError(wrong);
    if (wrong === null) onDone();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={8}>
        <TextField
          label={t((w) => w.manage.nameOf, { name: view.name })}
          value={name}
          maxLength={40}
          autoFocus
          {...(error === null ? {} : { error })}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Row>
          <Button size="small" onClick={onDone}>
            {t((w) => w.manage.cancel)}
          </Button>
          <Button type="submit" size="small" variant="primary">
            {t((w) => w.manage.keep)}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
