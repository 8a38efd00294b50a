import { Undo2 } from 'lucide-react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ConfirmDialog } from '#ui-kit/Dialog/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { returnSummary } from '#web/modules/sections/office/desk/decide/DecisionDialog.tsx';
import { dueRefusalOf } from '#web/parts/desk/change/dueRefusal.ts';
import { TroubleNotice } from '#web/parts/desk/change/TroubleNotice.tsx';
import { FindingsSection } from '#web/parts/desk/find/FindingsSection.tsx';
import type { Places } from '#web/parts/desk/find/places.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { myPagePaths } from '#web/parts/navigation/myPagePaths.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { paymentsText as t } from '../payments.words.ts';
import type { ListReturn } from './useListReturn.ts';

const REASON_ID = 'list-return-reason';

const NO_CHECKLIST = { hasUnsent: false, settle: async (): Promise<boolean> => true };

type ReturnPanelProps = { ret: ListReturn; places: Places; onReload: () => void };

/** They are about rows: no page is seen or drawn on. */
const RowFindings = ({ ret, places }: Omit<ReturnPanelProps, 'onReload'>) => {
  const { notes, due, change, hasTried, mayReturn } = ret;
  return (
    <FindingsSection
      {...{ hasTried, due, mayReturn, places }}
      findings={notes.findings}
      marks={[]}
      pageCount={0}
      renderPage={null}
      drawingId={null}
      dueRefusal={dueRefusalOf(change.trouble, due.day)}
      onAdd={notes.addBlank}
      onChange={notes.change}
      onRemove={notes.remove}
      onDraw={() => undefined}
      onTakeOver={(author) => void notes.takeOver(author)}
      isTakingOver={notes.isTakingOver}
      saving={notes.saving}
      noneText={t((w) => w.payments.listReturn.none)}
    />
  );
};

/** All that was found in the rows of the list, and one press that sends it back with them. */
export const ReturnPanel = ({ ret, places, onReload }: ReturnPanelProps) => {
  const { section, notes, due, change, asking } = ret;
  if (!ret.mayReturn && notes.findings.length === 0) return null;
  return (
    <Card>
      <Stack gap={16}>
        <TroubleNotice change={change} checklist={NO_CHECKLIST} onReload={onReload} />
        <RowFindings ret={ret} places={places} />
        {ret.mayReturn && <Foot ret={ret} />}
      </Stack>
      {asking.isAsking && (
        <ConfirmDialog
          isOpen
          title={t((w) => w.payments.listReturn.title)}
          confirmLabel={t((w) => w.payments.listReturn.confirm)}
          cancelLabel={t((w) => w.payments.listReturn.cancel)}
          isBusy={ret.isBusy}
          onConfirm={() => void asking.sendBack()}
          onCancel={asking.close}
        >
          {returnSummary(section.mypage.corporationName, notes.findings.length, due.day)}
        </ConfirmDialog>
      )}
    </Card>
  );
};

/** Sent back from here, a press leads to what is missing; whether it is in order is settled on its own desk, with the checklist. */
const Foot = ({ ret: { section, notes, notReady, isBusy, asking } }: Pick<ReturnPanelProps, 'ret'>) => (
  <Row gap={12}>
    {notes.findings.length > 0 && (
      <Button
        variant="primary"
        icon={Undo2}
        isBusy={isBusy}
        {...(notReady === null ? {} : { 'aria-disabled': true, 'aria-describedby': REASON_ID })}
        onClick={asking.press}
      >
        {t((w) => w.payments.listReturn.send, { count: notes.findings.length })}
      </Button>
    )}
    {notes.findings.length > 0 && notReady !== null && (
      <Text size={14} id={REASON_ID}>
        {notReady}
      </Text>
    )}
    <ButtonLink as={Link} variant="quiet" href={myPagePaths.desk(section.mypageId, section.id)}>
      {t((w) => w.payments.listReturn.desk, { title: sectionName(section) })}
    </ButtonLink>
  </Row>
);
