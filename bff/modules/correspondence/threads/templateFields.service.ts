import { sectionName } from '#bff/modules/sections/index.ts';
import { formatPhone } from '#rules/contactFormat.ts';
import { formatEraDayWithWeekday } from '#rules/japaneseDate.ts';
import type { ThreadRow } from './threads.data.ts';
import { templateFields } from './threads.words.ts';

type Field = keyof typeof templateFields;

/** What a template has in brackets; nothing that goes over a line. */
const IN_BRACKETS = /\{([^{}\n]{1,20})\}/g;

const KNOWN: ReadonlyMap<string, Field> = new Map(
  Object.entries(templateFields).map(([field, word]) => [word, field as Field]),
);

const wordsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACKETS)].map(([, word = '']) => word)),
];

/** The words in brackets that nothing is known for. */
export const unknownFieldsIn = (text: string): string[] => wordsIn(text).filter((word) => !KNOWN.has(word));

/** The fields of templates that stand in a text as they were. */
export const unfilledFieldsIn = (text: string): string[] => wordsIn(text).filter((word) => KNOWN.has(word));

const dueOf = ({ section }: ThreadRow): string | null => {
  const day = section?.returnDueOn ?? section?.dueOn ?? null;
  return day === null ? null : formatEraDayWithWeekday(day, 'full');
};

const partyOf = ({ member, myPage, application }: ThreadRow): string | null =>
  member?.corporation.name ??
  myPage?.corporation.name ??
  (application && (application.name ?? application.applicationUser.name));

const values: { readonly [field in Field]: (thread: ThreadRow) => string | null } = {
  displayCode: ({ myPage, application }) => myPage?.displayCode ?? application?.displayCode ?? null,
  party: partyOf,
  project: ({ project }) => project.shortName,
  section: ({ section }) => section && sectionName(section),
  due: dueOf,
  deskPhone: ({ project }) => formatPhone(project.deskPhone),
};

/** A template for one thread; what the thread does not have is named, and stays in its brackets. */
export const fillTemplate = (thread: ThreadRow, body: string) => {
  const missing = new Set<string>();
  const text = body.replaceAll(IN_BRACKETS, (whole, word: string) => {
    const field = KNOWN.get(word);
    const value = field === undefined ? null : values[field](thread);
    if (value === null) missing.add(word);
    return value ?? whole;
  });
  return { text, missing: [...missing] };
};
