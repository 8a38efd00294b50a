import type { Fact } from '#ui-kit/Facts/index.ts';
import { AnnouncementCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { inWords } from '#web/parts/form/conflict/inWords.ts';
import { joinInstant, splitInstant, TIME_LIMIT } from '#web/parts/form/instants.ts';
import { validateLimits } from '#web/parts/form/limits.ts';
import { changesOf } from '#web/parts/form/recordBody.ts';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { fileNames } from '../files/fileNames.ts';
import { projectsText } from '../projects.words.ts';
import { announcementsText as t } from './announcements.words.ts';

type Announcement = components['schemas']['Announcement'];

/** Fields of the form, in their order. */
export const ANNOUNCEMENT_FIELDS = [
  'title',
  'body',
  'publishFromDay',
  'publishFromTime',
  'publishToDay',
  'publishToTime',
  'isImportant',
  'fileIds',
  'notifyAgain',
] as const;

/** Fields that stand for other properties of the contract. */
export const ANNOUNCEMENT_ALIASES = { publishFrom: 'publishFromDay', publishTo: 'publishToDay' } as const;

const day = { format: 'date' };
const LIMITS = {
  ...AnnouncementCreateLimits,
  publishFromDay: { ...day, isRequired: true },
  publishFromTime: { ...TIME_LIMIT, isRequired: true },
  publishToDay: day,
  publishToTime: TIME_LIMIT,
};

/** An announcement as the form holds it; a new one begins now, at the full hour of the office. */
export const announcementValues = (announcement: Announcement | null): FormValues => {
  const from = splitInstant(announcement?.publishFrom ?? null);
  const to = splitInstant(announcement?.publishTo ?? null);
  return {
    title: announcement?.title ?? '',
    body: announcement?.body ?? '',
    publishFromDay: from.day,
    publishFromTime: from.time === '' ? '09:00' : from.time,
    publishToDay: to.day,
    publishToTime: to.time === '' ? '17:00' : to.time,
    isImportant: announcement?.isImportant ?? false,
    fileIds: (announcement?.files ?? []).map(({ id }) => id),
    notifyAgain: false,
  };
};

/** The body to send; the values must have passed `validateAnnouncement`. */
export const announcementBody = (values: FormValues): components['schemas']['AnnouncementCreate'] => ({
  title: textOf(values, 'title').trim(),
  body: textOf(values, 'body').trim(),
  publishFrom: joinInstant(textOf(values, 'publishFromDay'), textOf(values, 'publishFromTime')) ?? '',
  publishTo: joinInstant(textOf(values, 'publishToDay'), textOf(values, 'publishToTime')),
  isImportant: values.isImportant === true,
  fileIds: choicesOf(values, 'fileIds'),
});

/** Only changed values, and whether to notify again. */
export const announcementChange = (
  values: FormValues,
  announcement: Announcement,
): components['schemas']['AnnouncementUpdate'] => ({
  ...changesOf(announcementBody(values), announcementBody(announcementValues(announcement))),
  ...(values.notifyAgain === true ? { notifyAgain: true } : {}),
});

const from = t((w) => w.publishFrom);
const to = t((w) => w.publishTo);

const LABELS: Readonly<Record<string, string>> = {
  title: t((w) => w.fieldTitle),
  body: t((w) => w.fieldBody),
  publishFromDay: from,
  publishFromTime: projectsText((w) => w.fields.timeOf, { label: from }),
  publishToDay: to,
  publishToTime: projectsText((w) => w.fields.timeOf, { label: to }),
  isImportant: t((w) => w.isImportant),
  fileIds: t((w) => w.attachments),
  notifyAgain: t((w) => w.notifyAgain),
};

/** A field of an announcement in words; files by their names. */
export const announcementFact = (
  name: string,
  values: FormValues,
  files: readonly components['schemas']['AttachedFile'][],
): Fact => ({
  term: LABELS[name] ?? name,
  value: inWords(values[name], name === 'fileIds' ? fileNames(choicesOf(values, name), files) : {}),
});

/** Limits of the contract, and that the end comes after the beginning. */
export const validateAnnouncement = (values: FormValues): FormErrors => {
  const errors = validateLimits(values, LIMITS, ANNOUNCEMENT_FIELDS);
  const from = safeDay(values, 'publishFromDay');
  const to = safeDay(values, 'publishToDay');
  const isBackwards =
    from !== '' &&
    to !== '' &&
    `${to} ${textOf(values, 'publishToTime')}` <= `${from} ${textOf(values, 'publishFromTime')}`;
  return isBackwards ? { publishToDay: t((w) => w.endsBeforeStart), ...errors } : errors;
};

/** A day while it is one; words that are none are the limits' affair. */
const safeDay = (values: FormValues, name: string): string => {
  const text = textOf(values, name);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
};
