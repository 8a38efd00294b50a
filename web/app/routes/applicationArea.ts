export { ApplicationShell as Shell } from '../AppShell/ApplicationShell.tsx';
export { applicationPages as pages } from './application.tsx';
