import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { ImportMenu } from '#web/modules/office/office/bulk/ImportMenu.tsx';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { corporationList } from './corporations.list.tsx';
import { corporationsText as t } from './corporations.words.ts';

const IMPORTS = [
  { kind: 'importCorporations', label: t((w) => w.list.importCorporations) },
  { kind: 'importCorporationUsers', label: t((w) => w.list.importUsers) },
] as const;

const KINDS = [
  'notifyCorporations',
  'inviteCorporationUsers',
  'stopCorporationUsers',
  'resumeCorporationUsers',
] as const;

const Corporations = ({ shown }: ShownProps<typeof corporationList.path>) => {
  const mayCreate = useMayCall()('createCorporation');
  return (
    <ListPage
      shown={shown}
      {...useBulkOfList(shown, 'corporations', KINDS)}
      actions={(save) => (
        <>
          {save}
          <ExportMenu
            path="/api/admin/corporation/user/export"
            query={shown.query}
            order={{ operation: 'exportCorporationUsers', total: shown.page?.total }}
            label={t((w) => w.list.saveUsers)}
          />
          {mayCreate && (
            <>
              <ImportMenu list="corporations" kinds={IMPORTS}>
                {t((w) => w.list.import)}
              </ImportMenu>
              <ButtonLink variant="primary" icon={Plus} href={adminPaths.newCorporation}>
                {t((w) => w.list.create)}
              </ButtonLink>
            </>
          )}
        </>
      )}
    />
  );
};

/** /admin/corporation: who takes part. Not for types whose role may not read corporations. */
export const CorporationsPage = listPageOf(corporationList, Corporations);
