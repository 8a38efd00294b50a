export { UserShell as Shell } from '../AppShell/UserShell.tsx';
export { userPages as pages } from './user.tsx';
