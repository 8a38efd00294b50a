import type { components } from '#web/api/generated/types.ts';
import { AttachmentsField } from '../files/AttachmentsField.tsx';
import { projectsText as t } from '../projectsText.ts';
import { FormCard } from './ProjectCards.tsx';

type AttachedFile = components['schemas']['AttachedFile'];

/** Of the contract: ProjectUpdate.materialFileIds. */
const MAX_FILES = 20;

const nothing = (): void => undefined;

/** What the round hands to whoever wants to apply. A file that is still on its way is not saved with the round. */
export const MaterialsCard = ({ materials }: { materials: readonly AttachedFile[] }) => (
  <FormCard title={t((w) => w.cards.materials)}>
    <AttachmentsField
      name="materialFileIds"
      label={t((w) => w.fields.materials)}
      help={t((w) => w.fields.materialsHelp)}
      maxFiles={MAX_FILES}
      attached={materials}
      onSending={nothing}
      onStored={nothing}
    />
  </FormCard>
);
