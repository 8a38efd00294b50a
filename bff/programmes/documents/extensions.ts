/** Extensions by kind of document; every list is within the one of the specification (spec 5). */
export const extensionSets = {
  FORM: ['.doc', '.docx', '.xls', '.xlsx', '.pdf'],
  PLAN: ['.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx', '.pdf'],
  SHEET: ['.xls', '.xlsx', '.csv', '.pdf'],
  EVID: ['.pdf', '.jpg', '.jpeg', '.png', '.gif', '.tif', '.tiff', '.bmp', '.zip'],
  PHOTO: ['.gif', '.jpeg', '.jpg', '.png'],
  NOTICE: ['.pdf'],
  ANY: [
    ...['.aac', '.bmp', '.csv', '.doc', '.docx', '.gif', '.jpeg', '.jpg', '.mp3', '.mpeg', '.odp', '.ods'],
    ...['.odt', '.oga', '.ogv', '.ogx', '.opus', '.png', '.pdf', '.ppt', '.pptx', '.rtf', '.tif', '.tiff'],
    ...['.txt', '.wav', '.weba', '.webm', '.webp', '.xls', '.xlsx', '.m4a', '.zip'],
  ],
} as const satisfies { readonly [name: string]: readonly string[] };

export type ExtensionSet = keyof typeof extensionSets;

/** 50 MB a file, 20 files a document (domain 3). */
export const maxBytes = 50 * 1024 * 1024;
export const maxFiles = 20;
