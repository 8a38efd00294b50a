export { Card, type CardEdge, type CardProps } from './Card.tsx';
