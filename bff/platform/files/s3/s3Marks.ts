import { headOfText, textOfHead } from '#bff/core/audit/auditHead.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { ANCHORS, anchorNameOf, dayOfAnchor } from '../anchorName.ts';
import { listObjects } from './objects.ts';
import type { Reach } from './reach.ts';
import { readText, writeText } from './texts.ts';

const OWNER = 'installation';
const AUDIT_HEAD = 'auditHead';

const anchorOf = (day: string): string => `${ANCHORS}/${anchorNameOf(day)}`;

/** What a bucket says about the files in it: whose they are, and where the audit trail ended, now and day by day. */
export const createS3Marks = (
  reach: Reach,
): Pick<FileStorage, 'owner' | 'claim' | 'auditHead' | 'auditAnchors'> => {
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
    auditAnchors: {
      keep: async (day, text) => writeText(reach, anchorOf(day), text, true),
      read: async (day) => readText(reach, anchorOf(day)),
      days: async function* () {
        for await (const { name } of listObjects(reach, `${ANCHORS}/`)) {
          const day = dayOfAnchor(name.slice(ANCHORS.length + 1));
          if (day !== null) yield day;
        }
      },
    },
  };
};
