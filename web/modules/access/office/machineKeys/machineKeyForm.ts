import type { Fact } from '#ui-kit/Facts/index.ts';
import { MachineScope, MachineScopeLabel } from '#web/parts/api/generated/enums.ts';
import { MachineKeyCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords, type MemberNames } from '#web/parts/form/conflict/inWords.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { roundsText } from '#web/parts/form/projects/projectChoice.words.ts';
import {
  PROJECT_LABELS,
  projectChoiceValues,
  projectErrors,
  projectIdsIn,
} from '#web/parts/form/projects/projectValues.ts';
import { changesOf, readerOf } from '#web/parts/form/recordBody.ts';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { machineKeysText as t } from './machineKeys.words.ts';

type MachineKey = components['schemas']['MachineKey'];
type MachineKeyCreate = components['schemas']['MachineKeyCreate'];

/** Fields of the form, in their order; `rounds` says whether `projectIds` counts. */
export const MACHINE_KEY_FIELDS = [
  'name',
  'scopes',
  'rounds',
  'projectIds',
  'allowedAddresses',
  'requestsPerMinute',
  'expiresOn',
] as const;

type MachineKeyField = (typeof MACHINE_KEY_FIELDS)[number];

const LIMITS: Limits = MachineKeyCreateLimits;
const MOST_ADDRESSES = 20;
const USUAL_LIMIT = 300;

/** A key as the form holds it; a new one reads every round. */
export const machineKeyValues = (key: MachineKey | null): FormValues => ({
  name: key?.name ?? '',
  scopes: key?.scopes ?? [],
  ...projectChoiceValues(key?.projectIds ?? null),
  allowedAddresses: (key?.allowedAddresses ?? []).join('\n'),
  requestsPerMinute: String(key?.requestsPerMinute ?? USUAL_LIMIT),
  expiresOn: key?.expiresOn ?? '',
});

/** One a line, or as they come from elsewhere: with commas, in full width. */
const addressesIn = (values: FormValues): string[] => [
  ...new Set(
    textOf(values, 'allowedAddresses')
      .normalize('NFKC')
      .split(/[\s,、]+/u)
      .filter((text) => text !== ''),
  ),
];

/** Limits of the contract, and that something may be read. */
export const validateMachineKey = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, LIMITS, ['name', 'requestsPerMinute', 'expiresOn']);
  if (choicesOf(values, 'scopes').length === 0) errors.scopes = t((w) => w.errors.scopes);
  if (addressesIn(values).length > MOST_ADDRESSES) errors.allowedAddresses = t((w) => w.errors.addresses);
  return { ...errors, ...projectErrors(values) };
};

/** The body of a creation; the values must have passed `validateMachineKey`. */
export const newMachineKeyBody = (values: FormValues): MachineKeyCreate => {
  const { text, textOrNull, number } = readerOf<MachineKeyField>(values, LIMITS);
  const chosen = choicesOf(values, 'scopes');
  return {
    name: text('name'),
    scopes: Object.values(MachineScope).filter((scope) => chosen.includes(scope)),
    projectIds: projectIdsIn(values),
    allowedAddresses: addressesIn(values),
    requestsPerMinute: number('requestsPerMinute'),
    expiresOn: textOrNull('expiresOn'),
  };
};

const LABELS: Readonly<Record<MachineKeyField, string>> = {
  name: t((w) => w.fields.name),
  scopes: t((w) => w.fields.scopes),
  rounds: roundsText((w) => w.rounds),
  projectIds: roundsText((w) => w.projectIds),
  allowedAddresses: t((w) => w.fields.allowedAddresses),
  requestsPerMinute: t((w) => w.fields.requestsPerMinute),
  expiresOn: t((w) => w.fields.expiresOn),
};

const MEMBERS: Readonly<Partial<Record<MachineKeyField, MemberNames>>> = {
  scopes: MachineScopeLabel,
  rounds: PROJECT_LABELS,
};

/** A field of a key in words. */
export const machineKeyFact = (name: string, values: FormValues): Fact => {
  const field = MACHINE_KEY_FIELDS.find((one) => one === name) ?? 'name';
  return { term: LABELS[field], value: inWords(values[name], MEMBERS[field]) };
};

/** Only what differs from the record. */
export const machineKeyChange = (
  values: FormValues,
  key: MachineKey,
): components['schemas']['MachineKeyUpdate'] => changesOf(newMachineKeyBody(values), key);
