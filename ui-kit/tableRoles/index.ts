export { gridRoles, tableRoles } from './tableRoles.ts';
