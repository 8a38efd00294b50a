import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { Disposal } from './disposal.ts';
import { propertyText as t } from './property.words.ts';

type Schemas = components['schemas'];

const quietly = { isQuiet: true } as const;

/** Says that it is done once it is. */
export const useSettled = (onDone: () => void) => {
  const done = useDone(onDone);
  return async (sent: Promise<SendResult>): Promise<SendResult> => {
    const result = await sent;
    return result.isOk ? done(t((w) => w.done)) : result;
  };
};

/** What the business and the office do with a request, on the version that was read. */
export const useDisposalChange = (disposal: Disposal, onDone: () => void) => {
  const own = useChange('patch', '/api/user/my_page/disposal/{id}', quietly);
  const office = useChange('patch', '/api/admin/disposal/{id}', quietly);
  const settled = useSettled(onDone);
  const path = { id: disposal.id };
  const on = { ifMatch: etagOf(disposal) };
  return {
    isBusy: own.isBusy || office.isBusy,
    save: (body: Schemas['UserPropertyDisposalUpdate']) => settled(own.run({ path, body }, on)),
    decide: (body: Schemas['PropertyDisposalUpdate']) => settled(office.run({ path, body }, on)),
  };
};
