export { AdminShell as Shell } from '../AppShell/AdminShell.tsx';
export { adminPages as pages } from './admin.tsx';
