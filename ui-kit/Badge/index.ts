export { Badge, type BadgeProps, type Need, NeedBadge } from './Badge.tsx';
