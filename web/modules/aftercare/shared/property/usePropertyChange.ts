import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
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
  const { show } = useSnackbar();
  const on = { ifMatch: etagOf(property) };
  const update = async (body: Body): Promise<SendResult> => {
    const request = { path: { id: property.id }, body };
    const result = await (side === 'business' ? own.run(request, on) : office.run(request, on));
    if (!result.isOk) return result;
    const afterwards = () => {
      onDone();
      show({ message: t((w) => w.done), severity: 'success' });
    };
    return { isOk: true, afterwards };
  };
  return { isBusy: own.isBusy || office.isBusy, update };
};
