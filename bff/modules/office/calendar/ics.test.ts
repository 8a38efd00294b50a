import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type IcsEvent, icsOf } from './ics.service.ts';

const now = new Date('2026-11-20T05:04:30Z');

const event = {
  uid: 'section-41@hojo.example.jp',
  on: '2026-11-30',
  startTime: null,
  summary: '「発注書（18-1）」の提出',
  description: 'マイページで確認する',
  url: 'https://hojo.example.jp/user/5/section/41',
};

async function* all(events: readonly IcsEvent[]) {
  yield* events;
}

const fileOf = (...events: readonly IcsEvent[]): Promise<string> =>
  text(Readable.from(icsOf('予定', all(events), now)));

const linesOf = async (changes: Partial<IcsEvent> = {}): Promise<string[]> =>
  (await fileOf({ ...event, ...changes })).split('\r\n');

/** As a program reads it: lines that go on are joined again. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('has a day as a DATE that ends with the next one', async () => {
    expect(await linesOf()).toEqual(
      expect.arrayContaining([
        'UID:section-41@hojo.example.jp',
        'DTSTAMP:20261120T050430Z',
        'DTSTART;VALUE=DATE:20261130',
        'DTEND;VALUE=DATE:20261201',
      ]),
    );
  });

  it('has an hour in UTC', async () => {
    const lines = await linesOf({ startTime: '08:30' });
    expect(lines).toContain('DTSTART:20261129T233000Z');
    expect(lines).toContain('DTEND:20261130T003000Z');
  });

  it('escapes what stands for something else', async () => {
    expect(await linesOf({ summary: 'a,b;c\\d\ne' })).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne');
  });

  it('has no line of more than 75 octets, and cuts no character', async () => {
    const summary = '長'.repeat(100);
    const file = await fileOf({ ...event, summary });
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(`SUMMARY:${summary}`);
  });

  it('begins and ends as RFC 5545 wants it, also without dates', async () => {
    const lines = (await fileOf()).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });
});
