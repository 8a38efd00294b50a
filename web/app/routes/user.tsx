import type { RouteObject } from 'react-router';

/** Pages under /user/{projectId}. One row a page: `page({ path, title, load })`. */
export const userRoutes: RouteObject[] = [];
