export type { BreadcrumbItem, BreadcrumbProps } from './Breadcrumb.tsx';
export { Breadcrumb } from './Breadcrumb.tsx';
