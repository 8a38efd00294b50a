export { IconButton, type IconButtonProps, inField } from './IconButton.tsx';
