export { tableRoles } from './tableRoles.ts';
