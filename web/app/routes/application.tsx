import type { RouteObject } from 'react-router';

/** Pages under /application. Paths begin with `project/:projectId` or `:applicationId`. */
export const applicationRoutes: RouteObject[] = [];
