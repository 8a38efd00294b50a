import type { CalendarDay } from '#rules/calendar.ts';
import type { Whose } from './threads/fairTurns.ts';

/*
 * A paper of the product before it is printed: what stands on it, in its order, and nothing about points and pages.
 * Everything is text as it is read, so that the same paper can be printed and shown as a page.
 */

export type Align = 'left' | 'right' | 'center';

/** A column of a table. `isFigure` keeps its cells whole and sets them flush right. */
export type PaperColumn = { readonly label: string; readonly isFigure: boolean };

/** What is asked, and the answer. */
export type Fact = readonly [label: string, value: string];

/** A picture with what is said of it, or the place of one that is lacking. */
export type PaperPhoto = {
  /** The stored file; null where there is none. */
  readonly file: { readonly id: string; readonly contentType: string } | null;
  /** Beside one another: what was before stands at the left of what came of it. */
  readonly side: 'left' | 'right';
  /** Which one it is and of what: bold, above its caption. */
  readonly label: string;
  readonly caption: string;
  /** For those who listen. */
  readonly alt: string;
  /** Said in its place where it cannot be shown. */
  readonly lack: string;
  /** A JPEG upright, without transparency; only where it is to be printed. */
  readonly picture?: Uint8Array;
};

export type PaperBlock =
  /** Level 1 is numbered by the author; level 2 heads a table within its section. */
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly align?: Align }
  /** What follows stands on a sheet of its own. */
  | { readonly kind: 'sheet' }
  /** Labels beside their values: what a form asks and what was answered. */
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  /** `sums` are rows in bold under the others, with a cell for each column. */
  | {
      readonly kind: 'table';
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly sums: readonly (readonly string[])[];
    }
  /** Two beside one another, in their order; a picture is never parted from what is said of it. */
  | { readonly kind: 'photos'; readonly photos: readonly PaperPhoto[] };

export type Paper = {
  /** 様式1, at the top left of the first page. */
  readonly form: string | null;
  /** What the paper belongs to, small above its title. */
  readonly over: string;
  readonly title: string;
  /** As it is printed: 令和8年11月22日, or the places for a day on a form to fill in. */
  readonly date: string;
  /** The date in the data of its file, so that the same paper is the same bytes. */
  readonly madeOn: CalendarDay;
  /** A letter says to whom and from whom it is; other papers leave both out. */
  readonly letter: {
    readonly to: string;
    readonly from: readonly Fact[];
    /** A square for a seal at the right of the sender. */
    readonly hasSealArea?: boolean;
    /** What is printed in it (PNG), and what it is called for those who listen. */
    readonly seal?: { readonly picture: Uint8Array; readonly alt: string };
  } | null;
  /** On pages that lie: for tables of many columns. */
  readonly isLying?: boolean;
  /** Who made it, at the foot of every page. */
  readonly foot: string;
  /** What keeps it from being a final paper, at the top right of every page. */
  readonly mark: string | null;
  /** One word, large and grey behind all that stands on every page: of what is no paper yet. */
  readonly watermark?: string;
  readonly blocks: readonly PaperBlock[];
};

/** A4, PDF/A, its fonts embedded. */
export type PrintedPaper = { readonly bytes: Uint8Array; readonly pageCount: number };

/** Prints papers beside the process's own work, with a limit of time, memory and number. */
export type PaperPrinter = {
  /**
   * In the order given.
   * @param patienceMs how long a submission waits, which no share holds back; without it as long as it takes
   * @throws ThreadsBusyError when too many wait or the caller's patience is over, ShareSpentError when too many of one
   *   person's wait, PaperFailedError when one cannot be printed
   */
  readonly print: (papers: readonly Paper[], patienceMs?: number) => Promise<readonly PrintedPaper[]>;
};

/** The threads of all, in which everybody has his share. */
export type PrinterPool = {
  readonly of: (whose: Whose) => PaperPrinter;
  readonly close: () => Promise<void>;
};

/** A paper cannot be printed within its limits; the same one will fail again until something is done. */
export class PaperFailedError extends Error {
  constructor(cause: unknown) {
    super('a paper could not be printed', { cause });
    this.name = 'PaperFailedError';
  }
}
