import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useChange } from '#web/api/query.tsx';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import {
  DISPOSAL_FIELDS,
  DisposalFields,
  disposalBody,
  disposalErrors,
  disposalValues,
} from './DisposalFields.tsx';
import { offerOf, type Property } from './property.ts';
import { propertyText as t } from './propertyText.ts';
import { useDone } from './useDisposalChange.ts';

const AskDialog = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const { run, isBusy } = useChange('post', '/api/user/my_page/disposal', { isQuiet: true });
  const done = useDone(onClose);
  return (
    <RecordDialog
      title={t((w) => w.disposal.ask.title)}
      lead={<Text>{t((w) => w.disposal.ask.text)}</Text>}
      sendLabel={t((w) => w.disposal.ask.send)}
      isWide
      isBusy={isBusy}
      initialValues={disposalValues()}
      names={DISPOSAL_FIELDS}
      validate={disposalErrors}
      onSend={(values) => done(run({ body: { propertyId: property.id, ...disposalBody(values) } }))}
      keptAs={`disposal of ${property.id}`}
      onClose={onClose}
    >
      <DisposalFields />
    </RecordDialog>
  );
};

/** 処分を申請する, where a piece is restricted and nothing is asked for yet. */
export const AskDisposal = ({ property }: { property: Property }) => {
  const [isOpen, setOpen] = useState(false);
  if (offerOf(property, 'askDisposal') === undefined) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t((w) => w.disposal.ask.open)}
      </Button>
      {isOpen && <AskDialog property={property} onClose={() => setOpen(false)} />}
    </>
  );
};
