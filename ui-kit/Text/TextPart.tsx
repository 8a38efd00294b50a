import { styled } from 'styled-components';

/**
 * A text beside what comes and goes (an icon, a badge, another text), in an element of its own and without a box: a browser
 * that translates the page puts nodes of its own in place of texts, and React fails where it inserts before one that is gone.
 */
export const TextPart = styled.span`display: contents;`;
