import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { Property } from './property.ts';
import { propertyText as t } from './property.words.ts';

type Body = components['schemas']['PropertyUpdate'];

/** Whose page it is: the business fills in, the office confirms. */
export type Side = 'business' | 'office';

const quietly = { isQuiet: true } as const;

/** What one side does with a line, on the version that was read. */
export const usePropertyChange = (property: Property, side: Side, onDone: () => void) => {
  const own = useChange('patch', '/api/user/my_page/property/{id}', quietly);
  const office = useChange('patch', '/api/admin/property/{id}', quietly);
  const done = useDone(onDone);
  const on = { ifMatch: etagOf(property) };
  const update = async (body: Body): Promise<SendResult> => {
    const request = { path: { id: property.id }, body };
    const result = await (side === 'business' ? own.run(request, on) : office.run(request, on));
    return result.isOk ? done(t((w) => w.done)) : result;
  };
  return { isBusy: own.isBusy || office.isBusy, update };
};
