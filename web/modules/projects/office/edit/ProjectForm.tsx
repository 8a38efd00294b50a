import type { ReactNode } from 'react';
import { Card } from '#ui-kit/Card/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import type { Reread, Send } from '#web/parts/form/reread/reread.ts';
import { SaveBar } from '#web/parts/form/SaveBar.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { LazyWhenIdle } from '#web/parts/lazy/LazyWhenIdle.tsx';
import { projectsText as t } from '../projects.words.ts';
import { BasicCard, ScheduleCard } from './ProjectCards.tsx';
import { DeskCard, PublicCard, SubsidyCard } from './ProjectTermsCards.tsx';
import { PROJECT_ALIASES, PROJECT_FIELDS, validateProject } from './validateProject.ts';

// What stands far down the page or beside it comes when the first fields can be filled in.
const ScoringItems = createLazy(async () => (await import('./ScoringItems.tsx')).ScoringItems);
const DocumentRules = createLazy(async () => (await import('./DocumentRules.tsx')).DocumentRules);
const PublicPreview = createLazy(async () => (await import('./PublicPreview.tsx')).PublicPreview);
const MaterialsCard = createLazy(async () => (await import('./MaterialsCard.tsx')).MaterialsCard);

type AttachedFile = components['schemas']['AttachedFile'];

type CardsProps = {
  readonly documentRules: readonly components['schemas']['DocumentRule'][];
  readonly materials: readonly AttachedFile[];
  /** Those of the materials that came from an earlier round. */
  readonly carriedMaterialIds: readonly string[];
  /** The forms of its documents. */
  readonly templates: readonly AttachedFile[];
  /** Applications were submitted: programme and codes stay. */
  readonly isLocked: boolean;
};

type ProjectFormProps = CardsProps & {
  readonly initialValues: FormValues;
  readonly saveLabel: string;
  readonly onSend: Send;
  /** Makes it agree with what somebody else has saved meanwhile; a new one has nothing to agree with. */
  readonly reread?: Reread;
  /** Above the cards: what to know before changing anything. */
  readonly notice?: ReactNode;
  /** In the foot, at the left. */
  readonly foot?: ReactNode;
};

const ComingCard = () => (
  <Card>
    <Skeleton rows={4} />
  </Card>
);

const DocumentsCard = ({
  documentRules: rules,
  templates,
}: Pick<CardsProps, 'documentRules' | 'templates'>) => (
  <Card title={t((w) => w.cards.documents)}>
    {rules.length === 0 ? (
      <Text size={14} tone="muted">
        {t((w) => w.documents.empty)}
      </Text>
    ) : (
      <LazyWhenIdle part={DocumentRules} props={{ rules, templates }} meanwhile={<Skeleton rows={4} />} />
    )}
  </Card>
);

const Cards = ({ documentRules, materials, carriedMaterialIds, templates, isLocked }: CardsProps) => (
  <>
    <BasicCard isLocked={isLocked} />
    <ScheduleCard />
    <SubsidyCard />
    <Card title={t((w) => w.cards.scoring)} padding="roomy">
      <LazyWhenIdle part={ScoringItems} props={{}} meanwhile={<Skeleton rows={2} />} />
    </Card>
    <DeskCard />
    <PublicCard />
    <LazyWhenIdle
      part={MaterialsCard}
      props={{ materials, carriedIds: carriedMaterialIds }}
      meanwhile={<ComingCard />}
    />
    <DocumentsCard documentRules={documentRules} templates={templates} />
  </>
);

/** Every field of a round, with what applicants will see beside it. */
export const ProjectForm = ({
  initialValues,
  saveLabel,
  onSend,
  reread,
  notice,
  foot,
  ...cards
}: ProjectFormProps) => (
  <RecordForm
    initialValues={initialValues}
    names={PROJECT_FIELDS}
    aliases={PROJECT_ALIASES}
    validate={validateProject}
    onSend={onSend}
    guardsLeaving
    {...(reread === undefined ? {} : { reread })}
  >
    <Columns>
      <Stack gap={24}>
        {notice}
        <Cards {...cards} />
        <SaveBar label={saveLabel}>{foot}</SaveBar>
      </Stack>
      <LazyWhenIdle
        part={PublicPreview}
        props={{ documentCount: cards.documentRules.length }}
        meanwhile={<ComingCard />}
      />
    </Columns>
  </RecordForm>
);
