import { headOfText, textOfHead } from '../../core/auditHead.ts';
import type { FileStorage } from '../../core/fileStorage.ts';
import type { Reach } from './reach.ts';
import { readText, writeText } from './texts.ts';

const OWNER = 'installation';
const AUDIT_HEAD = 'auditHead';

/** What a bucket says about the files in it: whose they are, and where the audit trail ended. */
export const createS3Marks = (reach: Reach): Pick<FileStorage, 'owner' | 'claim' | 'auditHead'> => {
  const owner = async (): Promise<string | null> => (await readText(reach, OWNER))?.trim() ?? null;
  return {
    owner,
    claim: async (installationId) => {
      if ((await owner()) === null) await writeText(reach, OWNER, `${installationId}\n`, true);
      return (await owner()) ?? installationId;
    },
    auditHead: {
      read: async () => {
        const text = await readText(reach, AUDIT_HEAD);
        return text === null ? null : headOfText(text);
      },
      write: (head) => writeText(reach, AUDIT_HEAD, `${textOfHead(head)}\n`),
    },
  };
};
