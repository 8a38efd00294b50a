import { AreaInput } from '#web/parts/form/inputs.tsx';
import { ThreadFilesField } from '../ThreadFilesField.tsx';
import type { ThreadFiles } from '../useThreadFiles.ts';
import { BODY_MAX } from './ownEntry.ts';

type OwnEntryFieldsProps = { readonly label: string; readonly files: ThreadFiles };

/** What a business or an applicant writes, and the files that go with it. */
export const OwnEntryFields = ({ label, files }: OwnEntryFieldsProps) => (
  <>
    <AreaInput name="body" label={label} need="required" rows={6} maxCharacters={BODY_MAX} />
    <ThreadFilesField files={files} />
  </>
);
