/** Extensions that machines run; refused inside archives. */
const EXECUTABLE =
  /\.(?:exe|dll|scr|com|bat|cmd|pif|msi|msp|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|jar|lnk|reg|cpl|sys|sh|bash|command|app|apk|dmg|pkg|deb|rpm|iso|img|scf|url|chm|xll|docm|xlsm|pptm|xlam|dotm)$/i;
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
export const isArchiveName = (name: string): boolean => ARCHIVE.test(name);

/** True when the first bytes are a program or a script. */
export const isExecutableHead = (head: Buffer): boolean =>
  EXECUTABLE_HEADS.some((magic) => head.subarray(0, magic.length).equals(magic));

/** True when the first bytes are a zip. */
export const isZipHead = (head: Buffer): boolean => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
