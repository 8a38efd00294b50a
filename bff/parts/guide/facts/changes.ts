import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { escapeHtml, list } from '../html.ts';
import { guideWords as words } from '../text/words.ts';

type Change = ContractDocument['x-change-log'][number]['changes'][number];

const changeItem = ({ kind, text }: Change): string =>
  `<strong>${words.changeKinds[kind]}</strong> ${escapeHtml(text)}`;

/** The change log of the contract, the newest version first. */
export const changeLog = (document: ContractDocument): string =>
  document['x-change-log']
    .map(
      ({ version, day, changes }) =>
        `<h2 id="v${version}">${version}<small><time datetime="${day}">${day.replaceAll('-', '/')}</time></small></h2>` +
        list(changes.map(changeItem)),
    )
    .join('\n');
