import { byFamily, FAMILY_LINES } from '#rules/families.ts';
import { deskAddress } from '#rules/familyNames.ts';

/** The addresses of the families; one engine stands behind them (contract: AdminGeneralApplication …). */
export const FAMILY_PATHS = byFamily((family) => ({
  list: deskAddress(family, ''),
  one: deskAddress(family, '/{id}'),
  filed: deskAddress(family, '/filed/{id}'),
}));

/** Who may read and change one of them. */
export const FAMILY_OPERATIONS = byFamily((family) => {
  const { title } = FAMILY_LINES[family];
  return {
    read: `get${title}Application`,
    readFiled: `getAdmin${title}FiledApplication`,
    change: `update${title}Application`,
    save: `export${title}Applications`,
    saveFiles: `export${title}ApplicationFiles`,
  } as const;
});
