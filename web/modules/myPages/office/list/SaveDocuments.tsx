import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { documentQuery, QUEUE_LIST } from './listViews.ts';
import { queueColumns } from './queueColumns.tsx';

/** Saves the documents that the list shows. */
export const SaveDocuments = ({ total }: { readonly total: number | undefined }) => {
  const list = useListState(QUEUE_LIST);
  return (
    <ExportMenu
      path="/api/admin/my_page/section/export"
      query={documentQuery(list)}
      order={{ operation: 'exportSections', total }}
      shown={() => ({ ...list, columns: queueColumns })}
    />
  );
};
