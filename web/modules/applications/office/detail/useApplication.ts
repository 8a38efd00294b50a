import type { FamilyTitle } from '#rules/families.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { whileScanned } from '#web/parts/files/scanning.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { FAMILY_PATHS } from '../families.ts';

type Schemas = components['schemas'];

/** An application of any family, as administrators read it. */
export type Application = Schemas[`Admin${FamilyTitle}Application`];

/** What administrators send, the same for every family. */
export type Command = Schemas['ApplicationAdminCommand'];

/** Reads one application of a family. */
export const useApplication = (family: ApplicationFamilyName, id: number) =>
  useRead(FAMILY_PATHS[family].one, { path: { id } }, { everyMs: whileScanned });

/** Sends a command to an application, on the version that was read. */
export const useCommand = (family: ApplicationFamilyName, application: Application) => {
  const change = useChange('patch', FAMILY_PATHS[family].one, { isQuiet: true });
  return {
    isBusy: change.isBusy,
    send: (body: Command) =>
      change.run({ path: { id: application.id }, body }, { ifMatch: etagOf(application) }),
  };
};
