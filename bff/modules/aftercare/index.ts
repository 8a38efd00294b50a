/* What other modules may use of this one (README.md). */

export { askForDuties, askForDutiesOf, countUnaskedDuties } from './duties/askForDuties.service.ts';
export { dutyRoutes } from './duties/duties.routes.ts';
export { aftercareLists } from './lists.ts';
export { personalRecordRoutes } from './personal/personalRecords.routes.ts';
export { disposalRoutes } from './property/disposals.routes.ts';
export { disposalName } from './property/disposals.words.ts';
export { countMissingLedgers, draftLedgersOf, draftPropertyLedgers } from './property/draftLedger.service.ts';
export { listLedgerRows, type PropertyRow } from './property/properties.data.ts';
export { propertyRoutes } from './property/properties.routes.ts';
export { propertyName } from './property/property.words.ts';
export { isRestrictedOn } from './property/propertyGuards.service.ts';
export { countErasable, runErasures } from './retention/erasures/runErasures.service.ts';
export { countForgettable, forgetOldRecords } from './retention/forgetOldRecords.service.ts';
export { retentionRoutes } from './retention/retention.routes.ts';
