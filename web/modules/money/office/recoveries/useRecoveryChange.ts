import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import type { Recovery } from '#web/modules/money/shared/recoveries/recovery.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';

type Schemas = components['schemas'];

const quietly = { isQuiet: true } as const;

/** Everything that the office does with a record, each on the version that was read. */
export const useRecoveryChange = (recovery: Recovery, onDone: () => void) => {
  const record = useChange('patch', '/api/admin/recovery/{id}', quietly);
  const receipt = useChange('post', '/api/admin/recovery/{id}/receipt', quietly);
  const receiptAct = useChange('patch', '/api/admin/recovery/{id}/receipt/{receiptId}', quietly);
  const relief = useChange('post', '/api/admin/recovery/{id}/relief', quietly);
  const reliefAct = useChange('patch', '/api/admin/recovery/{id}/relief/{reliefId}', quietly);
  const done = useDone(onDone);
  const { id } = recovery;
  const on = { ifMatch: etagOf(recovery) };
  const settled = async (sent: Promise<SendResult>): Promise<SendResult> => {
    const result = await sent;
    return result.isOk ? done(t((w) => w.done)) : result;
  };
  return {
    isBusy: [record, receipt, receiptAct, relief, reliefAct].some(({ isBusy }) => isBusy),
    update: (body: Schemas['RecoveryUpdate']) => settled(record.run({ path: { id }, body }, on)),
    addReceipt: (body: Schemas['RecoveryReceiptCreate']) => settled(receipt.run({ path: { id }, body }, on)),
    onReceipt: (receiptId: number, body: Schemas['RecoveryReceiptUpdate']) =>
      settled(receiptAct.run({ path: { id, receiptId }, body }, on)),
    askRelief: (body: Schemas['RecoveryReliefCreate']) => settled(relief.run({ path: { id }, body }, on)),
    onRelief: (reliefId: number, body: Schemas['RecoveryReliefUpdate']) =>
      settled(reliefAct.run({ path: { id, reliefId }, body }, on)),
  };
};
