import type { components } from '#web/parts/api/generated/types.ts';
import type { MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { projectsText as t } from '../projects.words.ts';

type AttachedFile = components['schemas']['AttachedFile'];

/** Names of files by their ids; one that came with this window is not among those of the record. */
export const fileNames = (ids: readonly string[], known: readonly AttachedFile[]): MemberNames =>
  Object.fromEntries(
    ids
      .filter((id) => id !== '')
      .map((id) => [id, known.find((file) => file.id === id)?.fileName ?? t((w) => w.fields.newFile)]),
  );
