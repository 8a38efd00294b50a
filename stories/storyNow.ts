/**
 * The day of every story, 17:00 in Tokyo: the second call is open, the inspections of the month before are in, and
 * nothing that the scenarios tell of as past lies ahead.
 */
export const STORY_NOW = '2026-11-20T08:00:00Z';
