export { UserShell as Shell } from '../AppShell/UserShell.tsx';
export { userRoutes as routes } from './user.tsx';
