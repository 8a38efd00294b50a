import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { applicantAddress, deskAddress, sessionHeaderOf } from '#rules/familyNames.ts';
import { code, escapeHtml, list, table } from '../html.ts';
import { guideWords as words } from '../text/words.ts';
import { membersOf } from './labels.ts';
import { operationsIn } from './operations.ts';

/** Which programme is of which family, and where its applications are: `programKind` of a round decides. */
export const familyTable = (): string =>
  table({
    label: words.titles.rounds,
    head: words.familyHead,
    rows: FAMILIES.flatMap((family) =>
      Object.entries(FAMILY_LINES[family].programmes).map(([name, { number, label }]) => [
        `${number} ${code(name)}<br>${escapeHtml(label)}`,
        code(family),
        code(applicantAddress(family, '/session')),
        code(sessionHeaderOf(family)),
        code(deskAddress(family, '')),
      ]),
    ),
  });

/** The header of every kind of session, from the contract's security schemes. */
export const sessionTable = ({ components }: ContractDocument): string => {
  const schemes = Object.entries(components.securitySchemes) as [
    string,
    { readonly type: string; readonly name?: string; readonly description?: string },
  ][];
  return table({
    label: words.sessionKinds,
    head: words.sessionHead,
    rows: schemes.map(([scheme, { name, description = '' }]) => [
      code(scheme),
      code(name ?? 'Authorization: Bearer'),
      escapeHtml(description.split('\n')[0] ?? ''),
    ]),
  });
};

/** What a machine key may read with each of its scopes. */
export const scopeTable = (document: ContractDocument): string => {
  const operations = operationsIn(document);
  return table({
    label: words.scopes,
    head: words.scopeHead,
    rows: membersOf(document, 'MachineScope').map(({ value, label }) => [
      `${code(String(value))}<br>${escapeHtml(label)}`,
      list(
        operations
          .filter(({ scopes }) => scopes.includes(String(value)))
          .map(({ summary, path }) => `${escapeHtml(summary)}<br>${code(path)}`),
      ),
    ]),
  });
};

/** Events of webhooks, and the operation that reads the record of each. */
export const eventTable = (document: ContractDocument): string =>
  table({
    label: words.events,
    head: words.eventHead,
    rows: membersOf(document, 'WebhookEvent').map(({ value, label }) => [
      code(String(value)),
      escapeHtml(label),
    ]),
  });

/** The operations that will go; words that say so where there are none. */
export const deprecatedOperations = (document: ContractDocument): string => {
  const going = operationsIn(document).filter(({ isDeprecated }) => isDeprecated);
  if (going.length === 0) return `<p>${words.noneDeprecated}</p>`;
  return list(
    going.map(({ summary, method, path }) => `${escapeHtml(summary)} ${code(`${method} ${path}`)}`),
  );
};
