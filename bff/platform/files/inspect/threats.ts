/** Extensions that machines run; refused inside archives and documents. */
const RUN =
  'exe|dll|scr|com|bat|cmd|pif|msi|msp|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|jar|lnk|reg|cpl|sys|sh|bash|command|app|apk|dmg|pkg|deb|rpm|iso|img|scf|url|chm|xll|docm|xlsm|pptm|xlam|dotm';
const EXECUTABLE = new RegExp(`\\.(?:${RUN})$`, 'i');
/** The same where a name ends as in C. */
const EXECUTABLE_IN_BYTES = new RegExp(`\\.(?:${RUN})\\0`, 'i');
const ARCHIVE = /\.(?:zip|7z|rar|lzh|lha|gz|tgz|bz2|xz|zst|tar|cab|arj|z|ace)$/i;

const EXECUTABLE_HEADS: readonly Buffer[] = [
  Buffer.from('MZ'),
  Buffer.from([0x7f, 0x45, 0x4c, 0x46]),
  Buffer.from([0xfe, 0xed, 0xfa, 0xce]),
  Buffer.from([0xfe, 0xed, 0xfa, 0xcf]),
  Buffer.from([0xcf, 0xfa, 0xed, 0xfe]),
  Buffer.from([0xca, 0xfe, 0xba, 0xbe]),
  Buffer.from('#!'),
];

/** The harmless test signature that every scanner knows, in two halves so that this file is not taken for it. */
export const TEST_SIGNATURE = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

export const isExecutableName = (name: string): boolean => EXECUTABLE.test(name);
/** The name of a program among bytes in which names stand as they do in C, in Japan's code page; null without one. */
export const executableNameIn = (bytes: Buffer): string | null => {
  const found = EXECUTABLE_IN_BYTES.exec(bytes.toString('latin1'));
  if (found === null) return null;
  const end = found.index + found[0].length - 1;
  const start = bytes.lastIndexOf(0, found.index) + 1;
  const name = new TextDecoder('shift_jis').decode(bytes.subarray(Math.max(start, end - 200), end));
  return name.split(/[/\\]/).at(-1) ?? name;
};

export const isArchiveName = (name: string): boolean => ARCHIVE.test(name);

/** True when the first bytes are a program or a script. */
export const isExecutableHead = (head: Buffer): boolean =>
  EXECUTABLE_HEADS.some((magic) => head.subarray(0, magic.length).equals(magic));

/** Where a Windows program says its second head begins. */
const PE_POINTER_AT = 0x3c;

/** As `isExecutableHead`, for parts of documents: two letters alone may begin a font or a picture. */
export const isProgramHead = (head: Buffer): boolean => {
  if (!isExecutableHead(head)) return false;
  if (!head.subarray(0, 2).equals(Buffer.from('MZ'))) return true;
  if (head.length < PE_POINTER_AT + 4) return false;
  const at = head.readUInt32LE(PE_POINTER_AT);
  return head.subarray(at, at + 4).equals(Buffer.from('PE\0\0'));
};

/** True when the first bytes are a zip. */
export const isZipHead = (head: Buffer): boolean => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
