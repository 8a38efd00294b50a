export { UserShell as Shell } from '../shell/UserShell.tsx';
export { userPages as pages } from './user.tsx';
