export { AdminShell as Shell } from '../AppShell/AdminShell.tsx';
export { adminRoutes as routes } from './admin.tsx';
