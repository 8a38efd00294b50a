import { addDays, instantOfTokyo } from '#rules/calendar.ts';

/*
 * iCalendar (RFC 5545), as much of it as dates need: lines of at most 75 octets that end with CRLF, texts with their
 * escapes, whole days as DATE and hours as UTC.
 */

export type IcsEvent = {
  /** The same for the same date, whenever the file is made. */
  readonly uid: string;
  /** YYYY-MM-DD */
  readonly on: string;
  /** HH:MM in Japan; null for a whole day */
  readonly startTime: string | null;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
};

const MAX_OCTETS = 75;

const HOUR_MS = 60 * 60_000;

/** How often a program that has subscribed reads it again (RFC 7986 5.7, and the older name that Outlook reads). */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'];

const octetsOf = (text: string): number => Buffer.byteLength(text, 'utf8');

/** A long line goes on in the next one behind a space (3.1); a character is never cut. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    const room = lines.length === 0 ? MAX_OCTETS : MAX_OCTETS - 1;
    if (octetsOf(current) + octetsOf(character) > room) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
};

/** TEXT (3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

const dateOf = (day: string): string => day.replaceAll('-', '');

const utcOf = (instant: Date): string => `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

const timesOf = ({ on, startTime }: IcsEvent): string[] => {
  if (startTime === null) {
    return [`DTSTART;VALUE=DATE:${dateOf(on)}`, `DTEND;VALUE=DATE:${dateOf(addDays(on, 1))}`];
  }
  const start = instantOfTokyo(on, startTime);
  return [`DTSTART:${utcOf(start)}`, `DTEND:${utcOf(new Date(start.getTime() + HOUR_MS))}`];
};

const eventOf = (event: IcsEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utcOf(now)}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const written = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');

/** A calendar as a file, written as its events come. @param now when it is made */
export async function* icsOf(
  name: string,
  events: AsyncIterable<IcsEvent>,
  now: Date,
): AsyncGenerator<string> {
  yield written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//hojo-jigyo//calendar//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...REFRESH,
    `X-WR-CALNAME:${escaped(name)}`,
  ]);
  for await (const event of events) yield written(eventOf(event, now));
  yield written(['END:VCALENDAR']);
}
