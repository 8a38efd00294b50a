/** Text within HTML, also within an attribute in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A word of the wire: a name, a path, a value, which nobody translates. */
export const code = (text: string): string => `<code translate="no">${escapeHtml(text)}</code>`;

export const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Items as they are, which are HTML already. */
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export type Table = {
  /** What the table is called by who has it read out. */
  readonly label: string;
  readonly head: readonly string[];
  /** Cells as HTML; the first of each row is its heading. */
  readonly rows: readonly (readonly string[])[];
};

const rowOf = ([first = '', ...rest]: readonly string[]): string =>
  `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** A table that is moved sideways where the window is too narrow, by keys as well. */
export const table = ({ label, head, rows }: Table): string => {
  const name = escapeHtml(label);
  const heads = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  return (
    `<div class="table" role="region" aria-label="${name}" tabindex="0"><table>` +
    `<thead><tr>${heads}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table></div>`
  );
};
