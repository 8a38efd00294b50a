import { dutyList } from './duties/duties.list.ts';
import { disposalList, ownDisposalList } from './property/disposals.list.ts';
import { propertyList } from './property/properties.list.ts';
import { erasureList, erasureRecordList, retentionList } from './retention/retention.list.ts';

/** The lists of this module. */
export const aftercareLists = [
  disposalList,
  dutyList,
  erasureList,
  erasureRecordList,
  ownDisposalList,
  propertyList,
  retentionList,
];
