import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { actsColumn } from '#web/parts/list/columns/actsColumn.tsx';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { erasuresText } from './erasures/erasures.words.ts';
import { OpenErasure } from './erasures/OpenErasure.tsx';
import { RetentionKinds } from './RetentionKinds.tsx';
import { type RetentionRecord, retentionList } from './retention.list.tsx';
import { retentionText as t } from './retention.words.ts';

const HoldDialog = createLazy(async () => (await import('./HoldDialog.tsx')).HoldDialog);
const ProposeDialog = createLazy(async () => (await import('./erasures/ProposeDialog.tsx')).ProposeDialog);
const ReleaseDialog = createLazy(async () => (await import('./ReleaseDialog.tsx')).ReleaseDialog);

type Acts = {
  readonly onHold: (record: RetentionRecord) => void;
  readonly onRelease: (record: RetentionRecord) => void;
};

const Act = ({ record, onHold, onRelease }: Acts & { readonly record: RetentionRecord }) => {
  const { name, hold } = record;
  const kind = RetentionKindLabel[record.kind];
  return hold === null ? (
    <Button size="small" aria-label={t((w) => w.holdOf, { name, kind })} onClick={() => onHold(record)}>
      {t((w) => w.holdShort)}
    </Button>
  ) : (
    <Button size="small" aria-label={t((w) => w.releaseOf, { name, kind })} onClick={() => onRelease(record)}>
      {t((w) => w.releaseShort)}
    </Button>
  );
};

/** What is asked about before it is done. */
type Asked = { readonly act: 'hold' | 'release'; readonly record: RetentionRecord };

const useActs = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const acts = {
    onHold: (record: RetentionRecord) => setAsked({ act: 'hold', record }),
    onRelease: (record: RetentionRecord) => setAsked({ act: 'release', record }),
  };
  const column = actsColumn<RetentionRecord>({
    header: t((w) => w.acts),
    cell: (record) => <Act record={record} {...acts} />,
  });
  const dialog = asked && (
    <Lazy
      part={asked.act === 'hold' ? HoldDialog : ReleaseDialog}
      props={{ record: asked.record, onClose: close }}
      onFailed={close}
    />
  );
  return { columns: [...retentionList.columns, column], dialog };
};

type ProposalProps = { readonly projectId: string; readonly kinds: readonly string[] };

/** What has been kept long enough is proposed to be erased, as the list is narrowed. */
const Proposal = (chosen: ProposalProps) => {
  const [isProposing, setIsProposing] = useState(false);
  const close = () => setIsProposing(false);
  return (
    <Row gap={8}>
      <ButtonLink as={Link} href={adminPaths.erasures}>
        {erasuresText((w) => w.propose.past)}
      </ButtonLink>
      <Button onClick={() => setIsProposing(true)}>{erasuresText((w) => w.propose.open)}</Button>
      {isProposing && <Lazy part={ProposeDialog} props={{ ...chosen, onClose: close }} onFailed={close} />}
    </Row>
  );
};

const Retention = ({ shown }: ShownProps<typeof retentionList.path>) => {
  const { values } = shown.list;
  const { columns, dialog } = useActs();
  return (
    <>
      <ListPage
        shown={shown}
        columns={columns}
        actions={() => <Proposal projectId={values.project_id?.[0] ?? ''} kinds={values.kind ?? []} />}
      >
        {(rows) => (
          <Stack gap={24}>
            <OpenErasure />
            <RetentionKinds />
            {rows}
          </Stack>
        )}
      </ListPage>
      {dialog}
    </>
  );
};

/** /admin/retention: what has been kept long enough, and what is kept longer. */
export const RetentionPage = listPageOf(retentionList, Retention);
