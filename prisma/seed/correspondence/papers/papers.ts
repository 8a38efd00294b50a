import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Scope } from '#bff/core/scope.ts';
import { PaperKind } from '#bff/generated/contract/enums.ts';
import { DEFAULT_TEMPLATES } from '#bff/modules/correspondence/papers/defaultTemplates.words.ts';
import { fillPaper } from '#bff/modules/correspondence/papers/fillPaper.service.ts';
import { nextPaperNumber } from '#bff/modules/correspondence/papers/paperNumbers.data.ts';
import { fillingOf } from '#bff/modules/correspondence/papers/paperSource.service.ts';
import { listPaperSubjects } from '#bff/modules/correspondence/papers/paperSubjects.data.ts';
import { paperWords as words } from '#bff/modules/correspondence/papers/papers.words.ts';
import { numberText } from '#bff/modules/correspondence/papers/paperTemplates.service.ts';
import { undertakingReceiver } from '#bff/modules/correspondence/papers/receivers.service.ts';
import { insertStoredFiles } from '#bff/parts/files/storedFiles.data.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { addDays, type CalendarDay } from '#rules/calendar.ts';
import { jmac } from '../../engine/actors.ts';
import { at, type Seed } from '../../engine/context.ts';
import type { Place } from '../../myPages/place.ts';

/** So long a business takes to open what it got; what is newer is not opened yet. */
const OPENED_AFTER_DAYS = 1;

type Letter = {
  readonly place: Place;
  readonly subject: Awaited<ReturnType<typeof listPaperSubjects>>[number];
  readonly kind: PaperKind;
  readonly issuedOn: CalendarDay;
};

/** The letters that the undertakings have got by now, the oldest first: so their numbers go up. */
const lettersOf = async ({ db }: Scope, places: readonly Place[]): Promise<Letter[]> => {
  const ids = places.map(({ id }) => id);
  const subjects = await listPaperSubjects(db, ids, { kind: 'all' });
  const letters = places.flatMap((place) => {
    const subject = subjects.find(({ id }) => id === place.id);
    if (subject === undefined) return [];
    const { adoptedOn, grantDecisionOn } = subject;
    const adoption: Letter = { place, subject, kind: PaperKind.Adoption, issuedOn: adoptedOn };
    return grantDecisionOn === null
      ? [adoption]
      : [adoption, { place, subject, kind: PaperKind.GrantDecision, issuedOn: grantDecisionOn }];
  });
  return letters.toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn) || a.place.id - b.place.id);
};

/** What stands on a letter, with its number. */
const written = async (scope: Scope, { subject, kind, issuedOn }: Letter) => {
  const template = DEFAULT_TEMPLATES[kind];
  const sequence = await nextPaperNumber(scope.db, { projectId: subject.projectId, kind });
  const number = numberText(template, sequence);
  const asked = { kind, issuedOn, note: null, reason: null, replaces: null };
  const filling = await fillingOf(scope, undertakingReceiver(subject), asked, { template, number });
  return { sequence, number, content: fillPaper(filling) };
};

type Written = Awaited<ReturnType<typeof written>>;

/** Prints and stores the PDF of a letter. @returns the row of its file */
const storedPdf = async (scope: Scope, seed: Seed, { place, issuedOn }: Letter, { content }: Written) => {
  const [printed] = await scope.printer.print([content]);
  if (printed === undefined) throw new Error('a letter of the demo was not printed');
  const { bytes, pageCount } = printed;
  const { key, sizeBytes, sha256 } = await scope.storage.put(Readable.from([bytes]), {
    maxBytes: bytes.length,
  });
  await scope.storage.release(key);
  const createdAt = at(seed, issuedOn, '10:00');
  return {
    id: randomUUID(),
    ...{ storageKey: key, sizeBytes, sha256, pageCount, createdAt, scannedAt: createdAt },
    fileName: words.fileName(place.data.code, place.corporationName, content.title),
    ...{ extension: '.pdf', contentType: 'application/pdf', scanStatus: 'clean', purpose: 'issued' },
    ...{ mypageId: place.id, uploadedByName: jmac.name, uploadedByAdminUserId: jmac.id },
  };
};

const openedColumns = (seed: Seed, { place, issuedOn }: Letter) => {
  const day = addDays(issuedOn, OPENED_AFTER_DAYS);
  return day < seed.today ? { openedAt: at(seed, day, '09:20'), openedById: place.user.id } : {};
};

/** What the office has issued until now: adoptions, and decisions on grants, whose numbers the undertakings show. */
export const writePapers = async (scope: Scope, seed: Seed, places: readonly Place[]): Promise<void> => {
  const letters: (Letter & { readonly words: Written })[] = [];
  for (const letter of await lettersOf(scope, places))
    letters.push({ ...letter, words: await written(scope, letter) });
  const files = await Promise.all(letters.map((letter) => storedPdf(scope, seed, letter, letter.words)));
  await insertStoredFiles(scope.db, files);
  for (const [index, letter] of letters.entries()) {
    const { subject, kind, issuedOn } = letter;
    const { sequence, number, content } = letter.words;
    await scope.db.issuedPaper.create({
      data: {
        ...{ mypageId: subject.id, projectId: subject.projectId, displayCode: subject.displayCode },
        ...{ kind, sequence, number, title: content.title, issuedOn: toDate(issuedOn) },
        content: JSON.parse(JSON.stringify(content)),
        issuedById: jmac.id ?? 0,
        fileId: files[index]?.id ?? null,
        createdAt: at(seed, issuedOn, '10:00'),
        ...openedColumns(seed, letter),
      },
    });
    if (kind === PaperKind.GrantDecision)
      await scope.db.myPage.update({ where: { id: subject.id }, data: { grantNumber: number } });
  }
};
