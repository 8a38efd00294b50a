import { useChange } from '#web/parts/api/query.tsx';
import { type Sent, useRecordChange } from '#web/parts/desk/recordChange/useRecordChange.ts';
import type { ApplicationFamilyName } from '#web/parts/navigation/adminPaths.ts';
import { FAMILY_PATHS } from '../families.ts';
import type { Application, Command } from './useApplication.ts';

/** Sends a command to the application on the desk. */
export type SendCommand = (command: Command) => Promise<Sent<Application, Command>>;

/** Changes the application on the desk, one command after the other. */
export const useApplicationChange = (family: ApplicationFamilyName, id: number, etag: string | null) => {
  const change = useChange('patch', FAMILY_PATHS[family].one, { isQuiet: true });
  return useRecordChange<Application, Command>(etag, (body, options) =>
    change.run({ path: { id }, body }, options),
  );
};
