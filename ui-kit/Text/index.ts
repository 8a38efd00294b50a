export { MailAddress, type MailAddressProps } from './MailAddress.tsx';
export { Divider, Quote, Text, type TextProps, type TextSize, type TextTone } from './Text.tsx';
export { TextPart } from './TextPart.tsx';
