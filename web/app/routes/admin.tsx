import type { RouteObject } from 'react-router';

/** Pages under /admin. One row a page: `page({ path, title, load })`. */
export const adminRoutes: RouteObject[] = [];
