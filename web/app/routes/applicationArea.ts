export { ApplicationShell as Shell } from '../shell/ApplicationShell.tsx';
export { applicationPages as pages } from './application.tsx';
