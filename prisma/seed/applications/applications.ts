import { createHash, randomUUID } from 'node:crypto';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { columnsOf, stable } from '#bff/modules/applications/apply/answers.service.ts';
import { definitionOf } from '#bff/modules/applications/programmeForms.service.ts';
import {
  calculate,
  type ExpensePlan,
  expensePlanOf,
  familyOf,
  requiredDocuments,
} from '#bff/programmes/engine.ts';
import type { Answers, FormDefinition, ProjectRules } from '#bff/programmes/familyTypes.ts';
import { namingQuotations } from '#bff/programmes/shared/sample.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { SeedActor } from '../engine/actors.ts';
import { at, date, dateOrNull, day, type Seed } from '../engine/context.ts';
import { nextId } from '../engine/rows.ts';
import type { SeedFile } from '../files/files.ts';
import { moneyRules } from '../projects/moneyRules.ts';
import { projectOf } from '../projects/projects.ts';
import { answersFor } from './answers.ts';
import { applicationData } from './applicationData.ts';
import type { Draft } from './applicationDraft.ts';
import { applicationPaper } from './applicationPapers.ts';
import { addReview } from './applicationReviews.ts';
import { applicationSteps } from './applicationSteps.ts';
import type { SeedApplication } from './applicationTypes.ts';

const rulesOf = (seed: Seed, projectId: number): ProjectRules => {
  const { programKind, domainType, deadline } = projectOf(projectId);
  const money = moneyRules(programKind, domainType);
  return { ...money, roundingUnit: 1000, completionDeadline: day(seed, deadline) };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const addAccount = (seed: Seed, data: SeedApplication, createdAt: Date): SeedActor => {
  const id = nextId(seed.rows, 'applicationUser');
  const { representativeName: name, email } = data.applicant;
  seed.rows.applicationUser.push({
    id,
    projectId: data.projectId,
    family: familyOf(projectOf(data.projectId).programKind),
    name,
    email,
    passwordHash: seed.passwordHash,
    passwordSetAt: createdAt,
    emailConfirmedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  });
  return { kind: 'applicant', id, name };
};

const answersOf = (seed: Seed, data: SeedApplication): Answers => {
  const { form, applicant, plan, item, costs } = data;
  const full = answersFor({ form, applicant, plan, item, costs, on: day(seed, data.on) });
  // A draft is begun, not finished: the applicant is written down, the money is not.
  const { expenses: _e, expensesA: _a, expensesB: _b, fundingSources: _f, ...begun } = full;
  return data.status === 'Draft' ? { ...begun, termsAgreed: false } : full;
};

type Columns = ReturnType<typeof columnsOf>;

/** Answers as columns, with the figures that follow from them. */
const storedColumns = (seed: Seed, { data, definition, answers }: Draft): Columns =>
  columnsOf(definition, answers, calculate(definition, answers, rulesOf(seed, data.projectId)));

/** What an application plans to spend, as an adoption takes it over. */
export const seedPlanOf = (seed: Seed, data: SeedApplication): ExpensePlan => {
  const definition = definitionOf(projectOf(data.projectId));
  return expensePlanOf(definition, answersOf(seed, data));
};

const addFiles = (seed: Seed, draft: Draft, on: Date): Map<number, SeedFile> => {
  const { data, definition, answers, id, applicant } = draft;
  const documents = requiredDocuments(definition, answers).filter(({ isRequired }) => isRequired);
  // A draft has the first of those that the product does not make of its answers.
  const own = documents.filter(({ madeOf }) => madeOf === null);
  const taken = data.status === 'Draft' ? own.slice(0, 2) : documents;
  return new Map(
    taken.map((document) => {
      const isPicture = !document.extensions.includes('.pdf');
      const file = seed.files.add({
        purpose: 'application',
        applicationId: id,
        fileName: `${document.label}_${data.applicant.name}.${isPicture ? 'png' : 'pdf'}`.replaceAll(
          /[/\\:]/g,
          '・',
        ),
        content: applicationPaper(draft, document, isPicture),
        at: on,
        by: applicant,
      });
      return [document.value, file];
    }),
  );
};

const documentListOf = (definition: FormDefinition): string =>
  definition.documents[0]?.enumeration ?? 'DocumentType';

const addReceipt = (
  seed: Seed,
  draft: Draft,
  issuedAt: Date,
  files: ReadonlyMap<number, SeedFile>,
): string | null => {
  const { data, id, applicant, answers, definition } = draft;
  if (data.code === null) return null;
  const project = projectOf(data.projectId);
  const receiptId = randomUUID();
  const documentList = documentListOf(definition);
  seed.rows.receipt.push({
    id: receiptId,
    number: `R-${tokyoDayOf(issuedAt).replaceAll('-', '')}-${data.code}-A1`,
    applicationId: id,
    submissionNumber: 1,
    issuedAt,
    submitterKind: 'applicant',
    submitterId: applicant.id,
    submitterName: applicant.name,
    manifest: {
      displayCode: data.code,
      title: data.plan,
      organization: data.applicant.name,
      projectName: project.name,
      deskName: '補助事業事務局',
      deskPhone: '0300000000',
      subsidyAmount: Number(seed.rows.application.find((row) => row.id === id)?.subsidyAmount ?? 0),
      answersSha256: createHash('sha256').update(stable(answers)).digest('hex'),
      files: [...files].map(([type, { id: fileId, ...facts }]) => ({
        fileId,
        documentList,
        type,
        ...facts,
        versionNumber: 1,
      })),
    },
    createdAt: issuedAt,
  });
  return receiptId;
};

const addRow = (seed: Seed, draft: Draft, columns: Columns, createdAt: Date): void => {
  const { data, id, applicant, definition, steps } = draft;
  const { birthDate, establishedOn, returnDueOn: _r, ...rest } = columns;
  const submit = steps.find(({ action }) => action === 'submit');
  const last = steps.at(-1);
  const decided = steps.find(({ action }) => ['adopt', 'decline', 'waitlist'].includes(action));
  const opened = steps.find(({ action }) => action === 'startCheck');
  const json = JSON.parse(JSON.stringify(rest));
  seed.rows.application.push({
    ...json,
    id,
    projectId: data.projectId,
    applicationUserId: applicant.id,
    family: definition.family,
    displayCode: data.code,
    status: ApplicationStatus[data.status],
    birthDate: dateOrNull(textOf(birthDate)),
    establishedOn: dateOrNull(textOf(establishedOn)),
    submissionCount: submit ? 1 : 0,
    submitPressedAt: submit?.at ?? null,
    submittedAt: submit?.at ?? null,
    openedAt: opened?.at ?? null,
    openedById: opened?.actor.id ?? null,
    returnDueOn: data.status === 'Returned' ? date(last?.dueOn ?? seed.today) : null,
    decidedAt: decided?.at ?? null,
    withdrawReason: data.status === 'Withdrawn' ? (last?.comment ?? null) : null,
    assigneeUserId: opened ? 1 : null,
    version: 1 + steps.length,
    createdAt,
    updatedAt: last?.at ?? createdAt,
  });
};

const addOne = (seed: Seed, data: SeedApplication): void => {
  const definition = definitionOf(projectOf(data.projectId));
  const createdAt = at(seed, day(seed, data.on - (data.code === null ? 0 : 1)), '09:15');
  const applicant = addAccount(seed, data, createdAt);
  const id = nextId(seed.rows, 'application');
  const steps = applicationSteps(seed, data, applicant);
  const written: Draft = { id, data, definition, answers: answersOf(seed, data), applicant, steps };
  const files = addFiles(seed, written, createdAt);
  const answers = namingQuotations(definition, written.answers, (type) => files.get(type)?.id);
  const draft: Draft = { ...written, answers };
  addRow(seed, draft, storedColumns(seed, draft), createdAt);
  const receiptId = addReceipt(seed, draft, steps[0]?.at ?? createdAt, files);
  for (const [type, file] of files) {
    const documentList = documentListOf(definition);
    seed.rows.applicationFile.push({
      applicationId: id,
      fileId: file.id,
      documentList,
      type,
      receiptId,
      createdAt,
    });
  }
  addReview(seed, draft, files);
};

/** The applications with their accounts, files, receipts, histories and reviews. */
export const addApplications = (seed: Seed): void => {
  for (const data of applicationData) addOne(seed, data);
};
