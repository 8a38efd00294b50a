/*
 * The page of a mail, made of its plain text: one source, so that both say the same words. The marks of plain text become
 * what they stand for: ■ a name with its value, ・ a point of a list, a line of － the end. Everything is escaped; nothing
 * is loaded, nothing runs, and no colour is set, so that a reader's dark mode holds.
 */

type Mail = { readonly subject: string; readonly text: string };

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Our links stand alone on their line; an address within a name that somebody typed becomes none. */
const LINK = /^https?:\/\/[!-~]+$/;

const BODY =
  'margin:0 auto;padding:16px;max-width:42em;font-family:sans-serif;font-size:16px;line-height:1.7';
const WRAPPED = 'overflow-wrap:anywhere';

const lineOf = (line: string): string => {
  const words = escapeHtml(line);
  return LINK.test(line) ? `<a href="${words}" style="${WRAPPED}">${words}</a>` : words;
};

const linesOf = (lines: readonly string[]): string => lines.map(lineOf).join('<br>');

/** A name with what stands for it, a point of a list, the line at the end, or words. */
type Part =
  | { readonly kind: 'fact'; readonly term: string; readonly value: string; readonly more: string[] }
  | { readonly kind: 'point'; readonly more: string[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'words'; readonly more: string[] };

const FACT = /^■([^：]*：?)(.*)$/su;
const RULE = /^－{10,}$/;
/** ・ begins a point of a list, a space of full width a line that belongs to the one above. */
const POINT = '\u30fb';
const GOES_ON = '\u3000';

const begunBy = (line: string): Part => {
  if (RULE.test(line)) return { kind: 'rule' };
  const [, term, value = ''] = FACT.exec(line) ?? [];
  if (term !== undefined) return { kind: 'fact', term, value, more: [] };
  if (line.startsWith(POINT)) return { kind: 'point', more: [line.slice(POINT.length)] };
  return { kind: 'words', more: [line] };
};

const goesOn = (before: Part, part: Part, line: string): boolean =>
  line.startsWith(GOES_ON) || (before.kind === 'words' && part.kind === 'words');

const partsOf = (block: string): Part[] => {
  const parts: Part[] = [];
  for (const line of block.split('\n')) {
    const part = begunBy(line);
    const before = parts.at(-1);
    if (before !== undefined && before.kind !== 'rule' && goesOn(before, part, line)) before.more.push(line);
    else parts.push(part);
  }
  return parts;
};

const factOf = ({ term, value, more }: Extract<Part, { kind: 'fact' }>): string => {
  const lines = value === '' ? more : [value, ...more];
  return `<dt style="font-weight:bold">${escapeHtml(term)}</dt><dd style="margin:0 0 8px;${WRAPPED}">${linesOf(lines)}</dd>`;
};

/** A name without a value is a heading: what it names follows as a list. */
const isHeading = (part: Part, next: Part | undefined): boolean =>
  part.kind === 'fact' && part.value === '' && part.more.length === 0 && next?.kind === 'point';

const elementOf = (part: Part, next: Part | undefined): string => {
  if (part.kind === 'rule') return '<hr>';
  if (part.kind === 'point') return `<li style="${WRAPPED}">${linesOf(part.more)}</li>`;
  if (part.kind === 'words') return `<p style="${WRAPPED}">${linesOf(part.more)}</p>`;
  return isHeading(part, next)
    ? `<h2 style="margin:16px 0 0;font-size:16px">${escapeHtml(part.term)}</h2>`
    : factOf(part);
};

/** Neighbours of one kind share the element that lists need around them. */
const grouped = (elements: readonly string[], tag: string, inner: RegExp): string[] => {
  const groups: string[] = [];
  let open = '';
  const close = (): void => {
    if (open !== '') groups.push(`<${tag}>${open}</${tag}>`);
    open = '';
  };
  for (const element of elements) {
    if (inner.test(element)) open += element;
    else {
      close();
      groups.push(element);
    }
  }
  close();
  return groups;
};

const blockOf = (block: string): string => {
  const parts = partsOf(block);
  const elements = parts.map((part, index) => elementOf(part, parts[index + 1]));
  return grouped(grouped(elements, 'ul', /^<li/), 'dl', /^<dt/).join('');
};

/** A mail as an HTML page with the words of its text, below its subject. */
export const htmlOf = ({ subject, text }: Mail): string => {
  const title = escapeHtml(subject);
  const blocks = text.trim().split(/\n{2,}/);
  return (
    '<!doctype html><html lang="ja"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><title>${title}</title></head>` +
    `<body style="${BODY}"><h1 style="font-size:20px;line-height:1.5">${title}</h1>` +
    `${blocks.map(blockOf).join('')}</body></html>`
  );
};
