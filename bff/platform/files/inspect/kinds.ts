/** How the content of an allowed extension is recognised. */
export type FileKind = {
  readonly contentType: string;
  /** `magic`: file-type's names; `office`: a zip, its main part is usually this; `text`; `archive`: a zip looked into. */
  readonly check:
    | { readonly by: 'magic'; readonly detected: readonly string[] }
    | { readonly by: 'office'; readonly mainPart: string }
    | { readonly by: 'openDocument' }
    | { readonly by: 'text' }
    | { readonly by: 'archive' };
};

const magic = (contentType: string, ...detected: string[]): FileKind => ({
  contentType,
  check: { by: 'magic', detected },
});
const office = (name: string, mainPart: string): FileKind => ({
  contentType: `application/vnd.openxmlformats-officedocument.${name}`,
  check: { by: 'office', mainPart },
});
const openDocument = (name: string): FileKind => ({
  contentType: `application/vnd.oasis.opendocument.${name}`,
  check: { by: 'openDocument' },
});

/** The upload extensions of the specification (spec 5), each with what its content must be. */
const kinds: ReadonlyMap<string, FileKind> = new Map([
  ['.aac', magic('audio/aac', 'aac')],
  ['.bmp', magic('image/bmp', 'bmp')],
  ['.csv', { contentType: 'text/csv', check: { by: 'text' } }],
  ['.doc', magic('application/msword', 'cfb')],
  ['.docx', office('wordprocessingml.document', 'word/document.xml')],
  ['.gif', magic('image/gif', 'gif')],
  ['.jpeg', magic('image/jpeg', 'jpg')],
  ['.jpg', magic('image/jpeg', 'jpg')],
  ['.mp3', magic('audio/mpeg', 'mp3')],
  ['.mpeg', magic('video/mpeg', 'mpg')],
  ['.odp', openDocument('presentation')],
  ['.ods', openDocument('spreadsheet')],
  ['.odt', openDocument('text')],
  ['.oga', magic('audio/ogg', 'oga', 'ogg', 'opus', 'spx')],
  ['.ogv', magic('video/ogg', 'ogv', 'ogm')],
  ['.ogx', magic('application/ogg', 'ogx', 'ogv', 'ogm', 'oga', 'ogg')],
  ['.opus', magic('audio/ogg', 'opus')],
  ['.png', magic('image/png', 'png', 'apng')],
  ['.pdf', magic('application/pdf', 'pdf')],
  ['.ppt', magic('application/vnd.ms-powerpoint', 'cfb')],
  ['.pptx', office('presentationml.presentation', 'ppt/presentation.xml')],
  ['.rtf', magic('application/rtf', 'rtf')],
  ['.tif', magic('image/tiff', 'tif')],
  ['.tiff', magic('image/tiff', 'tif')],
  ['.txt', { contentType: 'text/plain', check: { by: 'text' } }],
  ['.wav', magic('audio/wav', 'wav')],
  ['.weba', magic('audio/webm', 'webm')],
  ['.webm', magic('video/webm', 'webm')],
  ['.webp', magic('image/webp', 'webp')],
  ['.xls', magic('application/vnd.ms-excel', 'cfb')],
  ['.xlsx', office('spreadsheetml.sheet', 'xl/workbook.xml')],
  ['.m4a', magic('audio/mp4', 'm4a', 'mp4')],
  ['.zip', { contentType: 'application/zip', check: { by: 'archive' } }],
]);

export const allowedExtensions: readonly string[] = [...kinds.keys()];

/** Image-only uploads (spec 5): photos. */
export const imageExtensions: readonly string[] = ['.gif', '.jpeg', '.jpg', '.png'];

/** What an extension stands for; null when it is not allowed at all. */
export const fileKindOf = (extension: string): FileKind | null => kinds.get(extension) ?? null;

/** Served with this type, always as attachment and with nosniff. */
export const contentTypeOf = (extension: string): string =>
  kinds.get(extension)?.contentType ?? 'application/octet-stream';
