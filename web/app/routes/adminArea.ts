export { AdminShell as Shell } from '../shell/AdminShell.tsx';
export { adminPages as pages } from './admin.tsx';
