export { ApplicationShell as Shell } from '../AppShell/ApplicationShell.tsx';
export { applicationRoutes as routes } from './application.tsx';
