import { useParams, useSearchParams } from 'wouter';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { Answer } from '#web/parts/api/client.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { DeleteButton } from '#web/parts/form/DeleteButton.tsx';
import { readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { useNavigate } from '#web/parts/router/shown.ts';
import { CorporationForm } from './CorporationForm.tsx';
import { CorporationHead } from './CorporationHead.tsx';
import { CorporationOverview } from './CorporationOverview.tsx';
import { corporationChange, corporationFact, corporationValues } from './corporationForm.ts';
import { corporationsText as t } from './corporations.words.ts';

type Corporation = components['schemas']['Corporation'];

/** /admin/corporation/:id — overview; with ?edit its data as a form. */
export const CorporationPage = () => {
  const id = idInPath(useParams().id);
  return (
    <OnlyFor types={typesThatMayCall('getCorporation')}>
      {id === null ? <NotFound /> : <OneCorporation id={id} />}
    </OnlyFor>
  );
};

/** The call centre writes the memo only (contract: updateCorporation); who may register may change all. */
const useMayEdit = (): boolean => useMayCall()('createCorporation');

const OneCorporation = ({ id }: { id: number }) => {
  const mayEdit = useMayEdit();
  const [search] = useSearchParams();
  const read = useRead('/api/admin/corporation/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body, etag }) =>
        mayEdit && search.has('edit') ? (
          <CorporationEditor corporation={body} etag={etag} onReread={() => readAgain(read)} />
        ) : (
          <>
            <CorporationHead corporation={body} mayEdit={mayEdit} />
            <CorporationOverview corporation={body} etag={etag} />
          </>
        )
      }
    </ReadPage>
  );
};

type EditorProps = {
  readonly corporation: Corporation;
  readonly etag: string | null;
  /** The corporation as it is now, after somebody else changed it. */
  readonly onReread: () => Promise<Answer<Corporation> | null>;
};

const CorporationEditor = ({ corporation, etag, onReread }: EditorProps) => {
  const { initialValues, newest, reread } = useOpened(
    { body: corporation, etag },
    { read: onReread, valuesOf: corporationValues, factOf: corporationFact },
  );
  const save = useChange('patch', '/api/admin/corporation/{id}', { isQuiet: true });
  const navigate = useNavigate();
  const leave = () => void navigate(adminPaths.corporation(corporation.id));
  const done = useDone(leave);

  const handleSend = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = corporationChange(values, newest.current);
    if (Object.keys(body).length === 0) return { isOk: true, afterwards: leave };
    const result = await save.run({ path: { id: corporation.id }, body }, { ifMatch });
    return result.isOk ? done(t((w) => w.edit.done, { name: result.body.name })) : result;
  };

  return (
    <>
      <CorporationHead corporation={corporation} mayEdit={false} />
      <CorporationForm
        initialValues={initialValues}
        saveLabel={t((w) => w.edit.save)}
        onSend={handleSend}
        reread={reread}
        foot={<DeleteCorporation corporation={corporation} etag={etag} />}
      />
    </>
  );
};

const DeleteCorporation = ({ corporation, etag }: Omit<EditorProps, 'onReread'>) => {
  const remove = useChange('delete', '/api/admin/corporation/{id}');
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const action = corporation.availableActions.find(({ action: name }) => name === 'delete');
  const handleDelete = async () => {
    const result = await remove.run({ path: { id: corporation.id } }, etag === null ? {} : { ifMatch: etag });
    if (!result.isOk) return;
    await navigate(adminPaths.corporations);
    show({ message: t((w) => w.delete.done, { name: corporation.name }), severity: 'success' });
  };
  if (action === undefined) return null;
  return (
    <DeleteButton
      action={action}
      label={t((w) => w.delete.open)}
      title={t((w) => w.delete.title, { name: corporation.name })}
      text={t((w) => w.delete.text)}
      confirmLabel={t((w) => w.delete.confirm)}
      isBusy={remove.isBusy}
      onDelete={handleDelete}
    />
  );
};
