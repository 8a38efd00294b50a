import type { FileSheet } from '#bff/core/fileInspector.ts';
import type { Scope } from '#bff/core/scope.ts';
import { cleanFileName, extensionOf } from '#bff/platform/files/fileNames.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { fileRefusal } from './receiveUpload.service.ts';

const EXTENSIONS: readonly string[] = ['.csv', '.xlsx'];

const MEBIBYTE = 1024 * 1024;
/** Five thousand rows need a tenth of it. */
const MAX_MEBIBYTES = 10;

type Uploaded = { readonly file: UploadedFile | undefined; readonly fileName: string };

const refusalOf = ({ file, fileName }: Uploaded): ReturnType<typeof fileRefusal> | null => {
  if (file === undefined) return fileRefusal({ code: 'fileEmpty' });
  const name = cleanFileName(fileName);
  if (name === null) return fileRefusal({ code: 'fileName' });
  if (!EXTENSIONS.includes(extensionOf(name)))
    return fileRefusal({ code: 'fileExtension', params: { allowed: EXTENSIONS.join(' ') } });
  const isTooLarge = file.sizeBytes > MAX_MEBIBYTES * MEBIBYTE;
  return isTooLarge ? fileRefusal({ code: 'fileTooLarge', params: { max: `${MAX_MEBIBYTES}MB` } }) : null;
};

/**
 * What stands in an uploaded spreadsheet. It is read in a thread of the inspector and then removed: nobody is ever
 * handed its bytes, so the scanner is not asked.
 * @throws INVALID_FILE saying what to do, ThreadsBusyError
 */
export const readUploadedSheets = async (scope: Scope, upload: Uploaded): Promise<readonly FileSheet[]> => {
  const { file, fileName } = upload;
  try {
    const refusal = refusalOf(upload);
    if (refusal !== null || file === undefined) throw refusal;
    const extension = extensionOf(cleanFileName(fileName) ?? '');
    const reading = await scope.storage.withQuarantined(file.key, (path) =>
      scope.inspector.readSheets({ path, extension }),
    );
    if (reading.problem !== null) throw fileRefusal(reading.problem);
    return reading.sheets;
  } finally {
    if (file !== undefined) await scope.storage.remove(file.key);
  }
};
