import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/property.json' with { type: 'json' };

/** Texts of the ledger of property, for the business and the office. */
export const propertyText = texts('property', words);
