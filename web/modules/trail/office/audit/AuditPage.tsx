import { useState } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { detailsColumn } from '#web/parts/list/columns/actsColumn.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDateTimeSeconds } from '#web/parts/text/format.ts';
import { AuditDialog } from './AuditDialog.tsx';
import { auditList } from './audit.list.tsx';
import { auditText as t } from './audit.words.ts';
import { SaveTrail } from './SaveTrail.tsx';

type Entry = components['schemas']['AuditEntry'];

const Trail = ({ shown }: ShownProps<typeof auditList.path>) => {
  const [opened, setOpened] = useState<Entry | null>(null);
  const details = detailsColumn<Entry>({
    header: t((w) => w.acts),
    label: t((w) => w.details),
    labelOf: ({ at }) => t((w) => w.detailsOf, { at: formatDateTimeSeconds(at) }),
    onOpen: setOpened,
  });
  return (
    <>
      <ListPage
        shown={shown}
        columns={[...auditList.columns, details]}
        onRowOpen={setOpened}
        actions={(save) => (
          <>
            {save}
            <ButtonLink href={adminPaths.auditAnchors}>{t((w) => w.anchors.link)}</ButtonLink>
            <SaveTrail />
          </>
        )}
      />
      {opened !== null && <AuditDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

/** /admin/audit: who did what and when, of everything, as it was sealed. */
export const AuditPage = listPageOf(auditList, Trail);
