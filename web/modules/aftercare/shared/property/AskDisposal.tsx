import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import {
  DisposalFields,
  disposalBody,
  disposalErrors,
  disposalNames,
  disposalValues,
  onBehalfReason,
} from './DisposalFields.tsx';
import { offerOf, type Property } from './property.ts';
import { propertyText as t } from './property.words.ts';
import { useSettled } from './useDisposalChange.ts';
import type { Side } from './usePropertyChange.ts';

type AskProps = { readonly property: Property; readonly side: Side };

/** Begins the request: the business its own, the office in its place with the reason. */
const useAsk = ({ property, side }: AskProps, onClose: () => void) => {
  const own = useChange('post', '/api/user/my_page/disposal', { isQuiet: true });
  const office = useChange('post', '/api/admin/disposal', { isQuiet: true });
  const settled = useSettled(onClose);
  const ask = (values: FormValues): Promise<SendResult> => {
    const body = { propertyId: property.id, ...disposalBody(values) };
    if (side === 'business') return settled(own.run({ body }));
    return settled(office.run({ body: { ...body, onBehalfReason: onBehalfReason(values) } }));
  };
  return { ask, isBusy: own.isBusy || office.isBusy };
};

const AskDialog = ({ onClose, ...props }: AskProps & { onClose: () => void }) => {
  const { ask, isBusy } = useAsk(props, onClose);
  const isOnBehalf = props.side === 'office';
  return (
    <RecordDialog
      title={t((w) => w.disposal.ask.title)}
      lead={<Text>{isOnBehalf ? t((w) => w.disposal.onBehalf.askText) : t((w) => w.disposal.ask.text)}</Text>}
      sendLabel={t((w) => w.disposal.ask.send)}
      isWide
      isBusy={isBusy}
      initialValues={disposalValues()}
      names={disposalNames(isOnBehalf)}
      validate={disposalErrors(isOnBehalf)}
      onSend={ask}
      keptAs={`disposal of ${props.property.id}`}
      onClose={onClose}
    >
      <DisposalFields isOnBehalf={isOnBehalf} />
    </RecordDialog>
  );
};

/** 処分を申請する, where a piece is restricted and nothing is asked for yet; the office asks in the business's place. */
export const AskDisposal = ({ property, side }: AskProps) => {
  const [isOpen, setOpen] = useState(false);
  if (offerOf(property, 'askDisposal') === undefined) return null;
  return (
    <>
      <Button variant={side === 'business' ? 'secondary' : 'plain'} onClick={() => setOpen(true)}>
        {side === 'business' ? t((w) => w.disposal.ask.open) : t((w) => w.disposal.onBehalf.ask)}
      </Button>
      {isOpen && <AskDialog {...{ property, side }} onClose={() => setOpen(false)} />}
    </>
  );
};
