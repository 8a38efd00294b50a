import type { components } from '#web/parts/api/generated/types.ts';
import { AttachmentsField } from '../files/AttachmentsField.tsx';
import { projectsText as t } from '../projects.words.ts';
import { FormCard } from './ProjectCards.tsx';

type AttachedFile = components['schemas']['AttachedFile'];

/** Of the contract: ProjectUpdate.materialFileIds. */
const MAX_FILES = 20;

const nothing = (): void => undefined;

type MaterialsCardProps = {
  readonly materials: readonly AttachedFile[];
  /** Those that came from an earlier round and were not replaced yet. */
  readonly carriedIds: readonly string[];
};

/** Materials for applicants. Files still uploading are not saved with the project. */
export const MaterialsCard = ({ materials, carriedIds }: MaterialsCardProps) => (
  <FormCard title={t((w) => w.cards.materials)}>
    <AttachmentsField
      name="materialFileIds"
      label={t((w) => w.fields.materials)}
      help={t((w) => w.fields.materialsHelp)}
      maxFiles={MAX_FILES}
      attached={materials}
      noteOf={({ id }) => (carriedIds.includes(id) ? t((w) => w.fields.carriedMaterial) : undefined)}
      onSending={nothing}
      onStored={nothing}
    />
  </FormCard>
);
